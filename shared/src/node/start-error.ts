/** A reason not to start that a person can act on: its message is one clear sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
