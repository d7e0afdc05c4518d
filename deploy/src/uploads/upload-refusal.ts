/** An upload was refused; its message is for people and names the rule. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
  readonly statusCode: 400 | 413 | 422 | 429;

  constructor(statusCode: 400 | 413 | 422 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
