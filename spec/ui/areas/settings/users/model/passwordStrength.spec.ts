import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { newPasswordProblem } from '../../../../../../core/access/index.ts';
import { passwordStrength } from '../../../../../../ui/areas/settings/users/model/passwordStrength.ts';
import { anyText } from '../../../../../core/anyText.ts';

describe('the strength of a new password', () => {
  test.each([
    ['', 'tooShort'],
    ['1234567', 'tooShort'],
    ['x'.repeat(129), 'tooLong'],
    ['12345678', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['ababababababababababababab', 'weak'],
    ['druckluft', 'weak'],
    ['Druckluft7', 'fair'],
    ['k7vRw2qTxb', 'fair'],
    ['Vier Kolben laufen rund', 'strong'],
    ['kH!7vR#w2qTx', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('says exactly those apart that can be used at all', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 140 }), (password) => {
        expect(passwordStrength(password).startsWith('too')).toBe(newPasswordProblem(password) !== undefined);
      }),
    );
  });
});
