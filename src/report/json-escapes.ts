/**
 * Writes the invisible characters that `JSON.stringify` leaves as they are as `\u` escapes; the value stays the same.
 */
export function visibleEscapes(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}
