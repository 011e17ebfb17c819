/** A start that fails for a reason the operator can act on: reported in one line, without a stack. */
export class StartFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}
