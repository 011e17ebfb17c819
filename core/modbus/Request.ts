/** How long an answer must be: `undefined` while too little of it is known, `impossible` when what is known fits no answer. */
export type AnswerLength = number | 'impossible' | undefined;

/** A question in bytes, with what is known of its answer before it comes. */
export interface Request {
  /** 0 to 255. */
  readonly unit: number;
  /** Function and what belongs to it, without address and check sum. */
  readonly pdu: Uint8Array;
  /** Bytes of the longest answer. */
  readonly maxAnswerLength: number;
  /** How long an answer is that begins with these bytes. */
  readonly answerLength: (pdu: Uint8Array) => AnswerLength;
}
