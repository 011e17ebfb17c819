/** What the process ends with. */
export const exitCodes = { done: 0, noResult: 1, usage: 2 } as const;

/** An end without a result, for a reason that the caller can act on: reported in one line, without a stack. */
export class CliFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.noResult) {
    super(message);
    this.name = 'CliFailure';
    this.exitCode = exitCode;
  }
}

/** A failure for options that can't be used. */
export const usageFailure = (message: string): CliFailure => new CliFailure(message, exitCodes.usage);
