/**
 * Characters that control a terminal or change the direction of text: C0 and C1 control characters, line separators and
 * bidirectional marks.
 */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text safe to print: replaces each control character except tab and line feed by �. */
export function printable(text: string): string {
  return text.replace(CONTROL, (char) => (char === '\n' || char === '\t' ? char : '\ufffd'));
}

/** Like {@link printable}, for a value that must stay on one line, such as a person's name. */
export function printableValue(text: string): string {
  return printable(text).replace(/[\n\t]/g, '\ufffd');
}

/** JSON text with control characters escaped; it parses to the same value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    CONTROL,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
