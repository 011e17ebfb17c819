import { exceptionFlag } from './functions.ts';

/** Function and code. */
export const exceptionLength = 2;

/** The code of an answer that is an exception; undefined for any other answer. */
export const exceptionIn = (pdu: Uint8Array): number | undefined => ((pdu[0]! & exceptionFlag) === 0 ? undefined : pdu[1]);

/** An answer that refuses a question. */
export const exceptionPdu = (functionCode: number, code: number): Uint8Array => Uint8Array.of(functionCode | exceptionFlag, code);

/** Whether an answer refuses a question of this function. */
export const refuses = (pdu: Uint8Array, functionCode: number): boolean => pdu[0] === (functionCode | exceptionFlag);
