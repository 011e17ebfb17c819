import fc from 'fast-check';

const surrogates = 0xe000 - 0xd800;
const ascii = 0x80;
const printable = 0x20;

/** Any character of Unicode, printable ones first; fast-check's own `binary` makes a table of a million entries in every file. */
const character = fc.nat({ max: 0x10ffff - surrogates }).map(
  (index) => String.fromCodePoint(index < ascii ? (index + printable) % ascii : index < 0xd800 ? index : index + surrogates),
  (text) => {
    if (typeof text !== 'string' || !/^[^\ud800-\udfff]$/su.test(text)) throw new Error('not one character');
    const point = text.codePointAt(0)!;
    return point < ascii ? (point + ascii - printable) % ascii : point < 0xd800 ? point : point - surrogates;
  },
);

/** Text of any characters, control characters among them; half surrogate pairs aren't. */
export const anyText = (length: fc.StringSharedConstraints = {}) => fc.string({ ...length, unit: character });
