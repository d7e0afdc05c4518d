/** A failure that the operator can fix, at the start or in a command. The message is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
