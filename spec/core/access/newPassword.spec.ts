import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canBePassword,
  continueChange,
  levels,
  newPasswordProblem,
  type PasswordChange,
  passwordChangeStart,
  sessionsToEnd,
} from '../../../core/access/index.ts';
import { anyText } from '../anyText.ts';

const character = anyText({ minLength: 1, maxLength: 1 });
const lengthOf = (text: string) => [...text].length;
/** Texts of so many characters, composed where they can be. */
const textOf = (least: number, most: number) =>
  fc
    .array(character, { minLength: least, maxLength: most })
    .map((parts) => parts.join('').normalize('NFC'))
    .filter((text) => lengthOf(text) >= least && lengthOf(text) <= most);

describe('a password', () => {
  it('[ACC-15] has 1 to 128 characters of any kind', () => {
    fc.assert(fc.property(textOf(1, 128), (text) => expect(canBePassword(text)).toBe(true)));
    expect([canBePassword(''), canBePassword('x'.repeat(129)), canBePassword('🔑'.repeat(128)), canBePassword(' ')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('[ACC-15] has at least 8 when it is new', () => {
    fc.assert(fc.property(textOf(8, 128), (text) => expect(newPasswordProblem(text)).toBeUndefined()));
    fc.assert(fc.property(textOf(0, 7), (text) => expect(newPasswordProblem(text)).toBe('passwordTooShort')));
    fc.assert(fc.property(textOf(129, 200), (text) => expect(newPasswordProblem(text)).toBe('passwordTooLong')));
  });

  it('is as long however its characters are composed', () => {
    fc.assert(
      fc.property(textOf(0, 140), (text) => {
        for (const form of ['NFC', 'NFD']) {
          expect(canBePassword(text.normalize(form))).toBe(canBePassword(text));
          expect(newPasswordProblem(text.normalize(form))).toBe(newPasswordProblem(text));
        }
      }),
    );
    expect(newPasswordProblem('e\u0301'.repeat(7))).toBe('passwordTooShort');
    expect(newPasswordProblem('e\u0301'.repeat(128))).toBeUndefined();
  });

  test.each([
    ['long enough', true, 'chooseAnother'],
    ['long enough', false, undefined],
    ['short', true, 'passwordTooShort'],
  ])('%p, used by another level: %p, is refused with %p', (text, isUsed, problem) => {
    expect(newPasswordProblem(text, isUsed)).toBe(problem);
  });

  it("that changes ends its level's sessions but the caller's, and no other level's", () => {
    const session = fc.record({ id: fc.uuid(), level: fc.constantFrom(...levels) });
    fc.assert(
      fc.property(fc.uniqueArray(session, { selector: ({ id }) => id, minLength: 1 }), fc.constantFrom(...levels), (sessions, changed) => {
        const caller = sessions[0]!;
        const ended = new Set(sessionsToEnd(sessions, changed, caller.id));
        for (const each of sessions) expect(ended.has(each)).toBe(each !== caller && each.level === changed);
      }),
    );
  });
});

describe('the change of a password', () => {
  const password = textOf(8, 40);
  const after = (...entries: string[]) => entries.reduce(continueChange, passwordChangeStart);

  it('is entered twice and then ready to be applied', () => {
    fc.assert(
      fc.property(password, (text) => {
        expect(after(text)).toEqual({ step: 'enterAgain', password: text });
        expect(after(text, text)).toEqual({ step: 'match', password: text });
      }),
    );
  });

  it('has to start again when the entries differ', () => {
    fc.assert(
      fc.property(password, fc.string(), (text, other) => {
        fc.pre(text !== other);
        expect(after(text, other)).toEqual({ step: 'differ' });
        expect(after(text, other, text)).toEqual({ step: 'differ' });
      }),
    );
  });

  test.each([
    ['short', 'passwordTooShort'],
    ['x'.repeat(129), 'passwordTooLong'],
  ] as const)('stays at the first step with %p', (text, problem) => {
    expect(after(text)).toEqual({ step: 'enter', problem });
    expect(after(text, 'long enough')).toEqual({ step: 'enterAgain', password: 'long enough' });
  });

  it('that is ready stays as it is', () => {
    const ready: PasswordChange = { step: 'match', password: 'long enough' };
    expect(continueChange(ready, 'something')).toBe(ready);
  });
});
