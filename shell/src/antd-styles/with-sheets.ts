import type { Sheet } from './extract-sheets.ts';
import { styleCalls } from './style-calls.ts';

/**
 * A file of antd (its path below `es` without extension) with the rules of its style hooks instead of the functions that
 * generate them, so that tree shaking drops these with all that only they use.
 * @throws Error for a hook whose rules are not extracted.
 */
export function withSheets(file: string, code: string, sheets: readonly Sheet[]): string {
  const waiting = sheets.filter((sheet) => sheet.file === file);
  const replaced = styleCalls(file, code).map(({ name, styles }) => {
    // A file may declare two hooks of one name: they are in the same order here and in the list of hooks.
    const index = waiting.findIndex(({ key }) => key.startsWith(`${name}%`));
    const [sheet] = index === -1 ? [] : waiting.splice(index, 1);
    if (sheet) return { ...styles, text: JSON.stringify([sheet.place, sheet.css]) };
    throw new Error(
      `only-shared-antd: antd’s ${name} (antd/es/${file}) would have no style. ` +
        'Fix: add its hook to shell/src/antd-styles/hooks.ts, so that its rules are extracted.',
    );
  });
  // From the end, since a replacement moves what follows it.
  return replaced.reduceRight(
    (text, { start, end, text: sheet }) => text.slice(0, start) + sheet + text.slice(end),
    code,
  );
}
