/**
 * Whether React failed because something else has changed the page, such as a translator or an extension of the browser: then
 * no release is at fault. A module that removes nodes itself is among the first frames of the stack.
 */
export function isOfOthers(error: unknown): boolean {
  if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return false;
  const { stack = '', message } = error;
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => line.includes('://'));
  return !frames.slice(0, 2).some((frame) => frame.includes('/modules/'));
}
