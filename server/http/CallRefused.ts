import type { I18n } from '@lingui/core';

/** What a person is shown of a refused call, in their language. */
export type RefusalText = (i18n: I18n) => string;

/** A call that is answered with a 4xx status, or a 5xx that is no fault of the program and reported already. */
export class CallRefused extends Error {
  readonly statusCode: number;
  /** For calls that are refused in text; without it, a text of the status. */
  readonly text: RefusalText | undefined;

  constructor(statusCode: number, message: string, text?: RefusalText) {
    super(message);
    this.name = 'CallRefused';
    this.statusCode = statusCode;
    this.text = text;
  }
}
