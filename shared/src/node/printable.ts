/**
 * Characters that do something to a terminal or to the order of a line instead of standing in it: control characters
 * of both sets but tab and line feed, and the marks that turn text round.
 */
const ACTING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text as it may be printed, whoever wrote it: each acting character is shown as �. */
export function printable(text: string): string {
  return text.replace(ACTING, (sign) => (sign === '\n' || sign === '\t' ? sign : '\ufffd'));
}

/** The same for a value that must stay within its line, as somebody's name. */
export function printableValue(text: string): string {
  return printable(text).replace(/[\n\t]/g, '\ufffd');
}

/** JSON text in which acting characters are escaped; a program reads the same value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    ACTING,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
