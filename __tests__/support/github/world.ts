import { createHash } from 'node:crypto';

/** Scopes of a token as workflows name them under `permissions:`. */
export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests';
export type Access = 'none' | 'read' | 'write';

export interface Asset {
  readonly id: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface Release {
  readonly id: number;
  readonly tag: string;
  readonly draft: boolean;
  readonly prerelease: boolean;
  readonly publishedAt: string;
  readonly assets: Asset[];
}
export interface Comment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
  readonly createdAt: string;
  updatedAt: string;
}
export interface Pull {
  readonly number: number;
  readonly head: { sha: string; readonly ref: string; readonly owner: string };
  readonly base: { readonly sha: string; readonly ref: string };
  state: 'open' | 'closed';
  labels: string[];
  readonly author: string;
}
export interface IssueEvent {
  readonly id: number;
  readonly issue: number;
  readonly event: 'labeled' | 'unlabeled';
  readonly label?: string;
  readonly actor: string;
  readonly at: string;
}
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string;
}
export interface CheckRun {
  readonly id: number;
  name: string;
  readonly headSha: string;
  status: string;
  conclusion: string | null;
  externalId: string;
  output: { title: string; summary: string; text: string | null };
  readonly annotations: Annotation[];
}
export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  /** The zip as it is downloaded. */
  readonly zip: Uint8Array;
  readonly expired: boolean;
  readonly createdAt: string;
}
export interface Run {
  readonly id: number;
  readonly workflowId: number;
  readonly workflow: string;
  readonly path: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headOwner: string;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly attempt: number;
  readonly createdAt: string;
}
export interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly date: string;
}

/** Forty hex digits that stand for a name: commits of the stand-in are readable in a failing test. */
export function shaOf(name: string): string {
  return createHash('sha1').update(name).digest('hex');
}

const encoder = new TextEncoder();
const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? encoder.encode(content) : content;

/** What the stand-in knows: one repository, changed by requests and by the test. All dates come from `now()`. */
export class World {
  readonly owner: string;
  readonly repo: string;
  /** A private repository shows nothing to a token without the scope; a public one can be read by all. */
  isPrivate = true;
  defaultBranch = 'main';
  /** Whom the token belongs to. An installation (`…[bot]`) may not ask for `GET /user`, as on GitHub. */
  login = 'github-actions[bot]';
  readonly permissions: Record<Scope, Access> = {
    actions: 'write',
    checks: 'write',
    contents: 'write',
    issues: 'write',
    'pull-requests': 'write',
  };

  readonly releases: Release[] = [];
  /** Tag → commit. */
  readonly tags = new Map<string, string>();
  /** Annotated tags: tag → the tag object's sha. The others point at their commit. */
  readonly annotated = new Map<string, string>();
  /** Branch → commit. */
  readonly branches = new Map<string, string>();
  readonly commits = new Map<string, Commit>();
  readonly comments: Comment[] = [];
  readonly pulls: Pull[] = [];
  readonly issueEvents: IssueEvent[] = [];
  readonly checkRuns: CheckRun[] = [];
  readonly artifacts: Artifact[] = [];
  readonly runs: Run[] = [];

  #next = 1000;
  #clock = Date.parse('2026-03-01T00:00:00Z');

  constructor(owner: string, repo: string) {
    this.owner = owner;
    this.repo = repo;
  }

  get fullName(): string {
    return `${this.owner}/${this.repo}`;
  }

  id(): number {
    this.#next += 1;
    return this.#next;
  }

  /** A minute later at each call: order is never left to chance. */
  now(): string {
    this.#clock += 60_000;
    return new Date(this.#clock).toISOString().replace('.000Z', 'Z');
  }

  commit(
    name: string,
    files: Readonly<Record<string, string | Uint8Array>> = {},
    options: { parents?: readonly string[]; message?: string } = {},
  ): string {
    const sha = /^[0-9a-f]{40}$/.test(name) ? name : shaOf(name);
    const content = new Map(Object.entries(files).map(([path, text]) => [path, bytesOf(text)]));
    this.commits.set(sha, {
      sha,
      message: options.message ?? name,
      parents: options.parents ?? [],
      files: content,
      date: this.now(),
    });
    return sha;
  }

  release(
    tag: string,
    options: {
      assets?: Readonly<Record<string, string | Uint8Array>>;
      draft?: boolean;
      prerelease?: boolean;
      sha?: string;
    } = {},
  ): Release {
    const release: Release = {
      id: this.id(),
      tag,
      draft: options.draft ?? false,
      prerelease: options.prerelease ?? false,
      publishedAt: this.now(),
      assets: Object.entries(options.assets ?? {}).map(([name, content]) => ({
        id: this.id(),
        name,
        bytes: bytesOf(content),
      })),
    };
    this.releases.push(release);
    if (!release.draft && !this.tags.has(tag)) this.tags.set(tag, options.sha ?? this.commit(`tag ${tag}`));
    return release;
  }

  /** Makes a tag an annotated one: its ref points at a tag object, and that at the commit. */
  annotate(tag: string): void {
    this.annotated.set(tag, shaOf(`tag object ${tag}`));
  }

  pull(
    options: {
      head?: string;
      headRef?: string;
      headOwner?: string;
      base?: string;
      baseRef?: string;
      number?: number;
      labels?: string[];
      author?: string;
    } = {},
  ): Pull {
    const pull: Pull = {
      number: options.number ?? this.pulls.length + 1,
      head: {
        sha: options.head ?? this.commit('head'),
        ref: options.headRef ?? 'topic',
        owner: options.headOwner ?? this.owner,
      },
      base: { sha: options.base ?? this.commit('base'), ref: options.baseRef ?? this.defaultBranch },
      state: 'open',
      labels: [],
      author: options.author ?? 'alice',
    };
    this.pulls.push(pull);
    for (const label of options.labels ?? []) this.label(pull.number, label, 'maintainer');
    return pull;
  }

  label(number: number, label: string, actor: string): void {
    this.#pull(number).labels.push(label);
    this.issueEvents.push({ id: this.id(), issue: number, event: 'labeled', label, actor, at: this.now() });
  }

  unlabel(number: number, label: string, actor: string): void {
    const pull = this.#pull(number);
    pull.labels = pull.labels.filter((one) => one !== label);
    this.issueEvents.push({ id: this.id(), issue: number, event: 'unlabeled', label, actor, at: this.now() });
  }

  comment(issue: number, body: string, author: string = this.login): Comment {
    const at = this.now();
    const comment: Comment = { id: this.id(), issue, body, author, createdAt: at, updatedAt: at };
    this.comments.push(comment);
    return comment;
  }

  run(options: Partial<Run> & { readonly headSha: string }): Run {
    const run: Run = {
      id: this.id(),
      workflowId: 77,
      workflow: 'Compatibility',
      path: '.github/workflows/compat.yml',
      headBranch: this.defaultBranch,
      headOwner: this.owner,
      event: 'push',
      status: 'completed',
      conclusion: 'success',
      attempt: 1,
      createdAt: this.now(),
      ...options,
    };
    this.runs.push(run);
    return run;
  }

  artifact(options: { name: string; runId: number; zip: Uint8Array; expired?: boolean }): Artifact {
    const artifact: Artifact = { id: this.id(), expired: false, createdAt: this.now(), ...options };
    this.artifacts.push(artifact);
    return artifact;
  }

  /** The commit that a branch, a tag, `heads/…`, `tags/…`, `refs/…` or a sha names. */
  resolve(ref: string): Commit | undefined {
    const short = ref.replace(/^refs\//, '');
    const sha =
      (short.startsWith('heads/') ? this.branches.get(short.slice(6)) : undefined) ??
      (short.startsWith('tags/') ? this.tags.get(short.slice(5)) : undefined) ??
      this.branches.get(ref) ??
      this.tags.get(ref) ??
      ref;
    return this.commits.get(sha);
  }

  #pull(number: number): Pull {
    const pull = this.pulls.find((one) => one.number === number);
    if (pull === undefined) throw new Error(`the test's world has no pull request #${number}`);
    return pull;
  }
}
