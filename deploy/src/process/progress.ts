/** Prints a line for the person at the terminal. */
export type PrintLine = (line: string) => void;

/** Runs one step and prints its title and duration when it is done. */
export async function step<T>(
  printLine: PrintLine,
  title: string,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  printLine(`  ✓ ${title} (${seconds.toFixed(1)} s)`);
  return result;
}
