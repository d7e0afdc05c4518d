/**
 * Counts page reloads until the end of the test. jsdom cannot reload and prints an error instead, which is counted and
 * not printed.
 */
export function countReloads(): () => number {
  const { error } = console;
  const print = jest.spyOn(console, 'error');
  print.mockImplementation((...parts: unknown[]) => {
    if (!isReload(parts[0])) error.apply(console, parts);
  });
  return () => print.mock.calls.filter(([first]) => isReload(first)).length;
}

const isReload = (error: unknown) => String(error).includes('Not implemented: navigation');
