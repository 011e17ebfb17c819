/** A call that is answered with a 4xx status. */
export class CallRefused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'CallRefused';
    this.statusCode = statusCode;
  }
}
