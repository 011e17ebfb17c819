/** A call whose input breaks its schema; `details` name each field and what was expected. */
export class BadInput extends Error {
  readonly statusCode = 400;
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[]) {
    super(message);
    this.name = 'BadInput';
    this.details = details;
  }
}
