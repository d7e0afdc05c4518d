import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines that are shown of a tool's output: around the first problem, and at the end. */
const SHOWN_LINES = 40;
const LAST_LINES = 12;
/** Characters that are shown of a line. */
const MAX_LENGTH = 200;

/** The start of a failed test, a type error or an error of the bundler. */
const PROBLEM = /^\s*(●|error\b|×|\S+\(\d+,\d+\): error )/i;

/**
 * The part of a failed tool's output that a person needs: the first problem and the summary at the end. The whole output
 * is written to `logFile`, and the text says where it is. Colours are removed: with `CI` or `FORCE_COLOR` tools colour even
 * what is not shown in a terminal.
 */
export function shortenOutput(coloured: string, logFile: string): string {
  const output = stripVTControlCharacters(coloured);
  const lines = output
    .trim()
    .split('\n')
    .map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line));
  if (lines.length <= SHOWN_LINES + LAST_LINES) return lines.join('\n');
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, output);
  const first = Math.max(
    0,
    lines.findIndex((line) => PROBLEM.test(line)),
  );
  const end = lines.length - LAST_LINES;
  const shown = lines.slice(Math.min(first, end), Math.min(first + SHOWN_LINES, end));
  const note = `… ${lines.length - shown.length - LAST_LINES} more lines are in ${relative(process.cwd(), logFile)}`;
  return [...shown, note, ...lines.slice(end)].join('\n');
}
