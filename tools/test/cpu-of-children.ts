import { readFileSync } from 'node:fs';

/** Linux counts time in these. */
const TICKS_PER_SECOND = 100;

/** Seconds that the ended children of this process, and theirs, have computed; undefined where the system does not say. */
export function cpuOfChildren(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in parentheses, may contain spaces; these are the 16th and 17th fields of the line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
