/**
 * How often the page was loaded again until the end of the test. jsdom cannot, and complains instead: that it was told to
 * is all that a test needs.
 */
export function countReloads(): () => number {
  const { error } = console;
  const print = jest.spyOn(console, 'error');
  print.mockImplementation((...parts: unknown[]) => {
    if (!isReload(parts[0])) error.apply(console, parts);
  });
  return () => print.mock.calls.filter(([first]) => isReload(first)).length;
}

const isReload = (complaint: unknown) => String(complaint).includes('Not implemented: navigation');
