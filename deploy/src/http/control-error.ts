/** A refusal with its HTTP status; its message is for people. */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
