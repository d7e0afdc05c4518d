/** A reading of the clock from which another one is subtracted, or the other way round. */
const DIFFERENCE =
  /(?:performance|Date)\s*\.\s*now\(\)\s*-(?!\s*[A-Z])|-\s*(?:performance|Date)\s*\.\s*now\(\)/;

/** An assertion that compares numbers, within one statement. */
const COMPARISON =
  /\bexpect\([^;]*?\)\s*\.(?:not\.)?toBe(?:(?:Less|Greater)Than(?:OrEqual)?|CloseTo)\([^;]*/g;

const VARIABLE = /\b(?:const|let)\s+(\w+)\s*=\s*([^;]*)/g;

/**
 * Assertions about how long something took, with the number of their line: they fail on a slow machine and find no fault.
 * They compare a difference of clock readings, directly or by its name.
 */
export function elapsedTimeIn(file: string, source: string): string[] {
  if (!DIFFERENCE.test(source)) return [];
  const names = [...source.matchAll(VARIABLE)].flatMap(([, name = '', value = '']) =>
    DIFFERENCE.test(value) ? [name] : [],
  );
  const isElapsed = (text: string) =>
    DIFFERENCE.test(text) || names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  return [...source.matchAll(COMPARISON)]
    .filter(([text]) => isElapsed(text))
    .map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`);
}
