import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutSecret } from '../../../server/text/withoutSecret.ts';
import { anyText } from '../../core/anyText.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const secret = anyText({ minLength: 4 });
const around = fc.string();

describe('what somebody else said', () => {
  it('never repeats a secret, as it is or as a login sends it', () => {
    fc.assert(
      fc.property(secret, around, around, fc.string({ maxLength: 5 }), (hidden, before, after, user) => {
        for (const form of [hidden, base64(hidden), base64(`\0${user}\0${hidden}`)]) {
          const said = withoutSecret(`535 ${before}${form}${after}`, hidden);
          expect(said).toBe('535');
        }
      }),
    );
  });

  test.each([
    ['250 taken', undefined, '250 taken'],
    ['250 taken', '', '250 taken'],
    ['250 taken', 'other', '250 taken'],
    ['token abc is unknown', 'abc', ''],
    ['', 'abc', ''],
  ])('%p, with the secret %p, is %p', (text, hidden, said) => {
    expect(withoutSecret(text, hidden)).toBe(said);
  });
});
