/**
 * The module whose code is in the stack of an error: also when it called a library that the shell provides, which then
 * is the first frame. The message does not count, since it may name any file. What is thrown without a stack is blamed on
 * `suspect`. Undefined when no module is at fault.
 */
export function moduleAtFault(error: unknown, suspect?: string): string | undefined {
  const { stack, message } = Object(error) as { stack?: unknown; message?: unknown };
  if (typeof stack !== 'string') return suspect;
  const frames = stack.replace(String(message), '');
  return /:\/\/[^/\s]+\/modules\/([a-z0-9-]+)\//.exec(frames)?.[1];
}
