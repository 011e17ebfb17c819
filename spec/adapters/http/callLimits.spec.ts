import { expect, test } from '@jest/globals';
import { callLimits } from '../../../adapters/http/callLimits.ts';

const mebibyte = 1_048_576;

test.each<[keyof typeof callLimits, number, number]>([
  ['usual', 30, 64 * mebibyte],
  ['words', 30, 65_536],
  ['figures', 120, 64 * mebibyte],
  ['trial', 60, 64 * mebibyte],
  ['mail', 90, 64 * mebibyte],
  ['backup', 120, 256 * mebibyte],
  ['file', 30, 256 * mebibyte],
])(
  'the answer to a call of kind %s is waited for %d s, half a minute from piece to piece, and taken up to %d bytes',
  (kind, s, maxBytes) => {
    expect(callLimits[kind]).toEqual({ answerMs: s * 1000, pauseMs: 30_000, maxBytes });
  },
);
