/** A start failure that the operator can fix. Its message is one clear sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
