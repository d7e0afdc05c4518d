/** Tells the person at the terminal what is going on. */
export type PrintLine = (line: string) => void;

/** Runs one step of a start: says what begins, and how long it took when it is done. */
export async function step<T>(say: PrintLine, title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  say(`  ✓ ${title} (${seconds.toFixed(1)} s)`);
  return result;
}
