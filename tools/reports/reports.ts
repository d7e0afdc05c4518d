import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A committed file that is written from the sources. */
export interface Report {
  /** From the root of the project. */
  readonly path: string;
  /** The file's text, given the text that it has now; '' when there is none. */
  readonly render: (before: string) => string | Promise<string>;
}

/** The reports that say something else than the sources, by path; `isCheck` leaves them so, else they are written. */
export async function refreshReports(
  root: string,
  reports: readonly Report[],
  { isCheck }: { readonly isCheck: boolean },
): Promise<string[]> {
  const stale: string[] = [];
  for (const { path, render } of reports) {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = await render(before);
    if (after === before) continue;
    stale.push(path);
    if (!isCheck) writeFileSync(file, after);
  }
  return stale;
}

const BEGIN = '<!-- written by npm run reports -->';
const END = '<!-- end of what is written -->';

/**
 * A document with this text between its two markers.
 * @throws Error when a marker is missing.
 */
export function betweenMarkers(document: string, text: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The document lacks ${BEGIN} … ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${document.slice(end)}`;
}
