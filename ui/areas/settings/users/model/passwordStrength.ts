import { newPasswordProblem } from '../../../../../core/access/index.ts';

/** How hard a password is to guess by trying; `tooShort` and `tooLong` can't be used at all. */
export type PasswordStrength = 'tooShort' | 'tooLong' | 'weak' | 'fair' | 'strong';

/** Kinds of characters and how many there are of each; what is none of these counts as the last. */
const kinds: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{Nd}]/u, 33],
];

/** Bits; a station lets somebody try a few passwords a minute. */
const fairBits = 45;
const strongBits = 65;

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0)!);

/** Characters that neither repeat their predecessor nor follow it in the alphabet or the digits. */
function surprises(text: string): number {
  const codes = codesOf(text);
  return codes.filter((code, i) => i === 0 || Math.abs(code - codes[i - 1]!) > 1).length;
}

/** An estimate from length, kinds of characters and runs; words of a dictionary are not known to it. */
export function passwordStrength(text: string): PasswordStrength {
  const problem = newPasswordProblem(text);
  if (problem === 'passwordTooShort') return 'tooShort';
  if (problem === 'passwordTooLong') return 'tooLong';
  const alphabet = kinds.reduce((count, [pattern, of]) => count + (pattern.test(text) ? of : 0), 0);
  const different = new Set(codesOf(text)).size;
  const bits = Math.min(surprises(text), 2 * different) * Math.log2(alphabet);
  if (bits >= strongBits) return 'strong';
  return bits >= fairBits ? 'fair' : 'weak';
}
