/** Letters and digits that nobody takes for each other: no I, O, U, 0, 1. */
const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789';
const groups = [4, 4, 2] as const;
const codeLength = 10;

/** Bytes that a code takes. */
export const codeBytes = 16;

/** The code that a person types in to enrol a station, such as `K7QX-M2PD-9R`, of random bytes: `codeBytes` of them, the first ten of which that are small enough. */
export function enrolmentCode(random: Uint8Array): string | undefined {
  const fair = 256 - (256 % letters.length);
  const signs = [...random].filter((byte) => byte < fair).map((byte) => letters[byte % letters.length]!);
  return signs.length < codeLength ? undefined : grouped(signs.slice(0, codeLength).join(''));
}

function grouped(signs: string): string {
  let at = 0;
  return groups.map((length) => signs.slice(at, (at += length))).join('-');
}

/** A code as it was made, however it was typed: small letters, spaces and other dashes are no difference; undefined for what can't be one. */
export function typedCode(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return signs.length === codeLength && [...signs].every((sign) => letters.includes(sign)) ? grouped(signs) : undefined;
}
