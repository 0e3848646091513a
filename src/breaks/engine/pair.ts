import type { Hit, PartId, Shows, Subject } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';

/** A schema on both sides, and where it stands. */
export interface SchemaPair {
  readonly subject: Subject;
  readonly audience: 'callers' | 'host';
  readonly part: PartId;
  readonly old: Json;
  readonly current: Json;
  /** Pointers of the two schemas in their manifests. */
  readonly oldAt: string;
  readonly currentAt: string;
  /** Who is hit and where it shows, for plugins. */
  readonly hits?: readonly Hit[];
  readonly shows?: Shows;
}
