import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { isEmailAddress } from '../../../core/settings/index.ts';
import { emailAddressProblem } from '../../../core/settings/emailAddressProblem.ts';
import { hostNameProblem, serverProblem } from '../../../core/settings/hostNameProblem.ts';
import { anyText } from '../anyText.ts';

const pick = (characters: string) => fc.constantFrom(...characters);
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const of = (characters: string, minLength: number, maxLength: number) =>
  fc.array(pick(characters), { minLength, maxLength }).map((parts) => parts.join(''));

describe('a host name', () => {
  const edge = pick(letters + digits);
  const label = fc.tuple(edge, of(`${letters + digits}-`, 0, 20), edge).map((parts) => parts.join(''));
  const lastLabel = label.map((text) => `${text}n`);

  it('is labels of letters, digits and inner hyphens, the last one not a number', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 4 }), lastLabel, (before, last) => {
        expect(hostNameProblem([...before, last].join('.'))).toBeUndefined();
      }),
    );
  });

  test.each(['pressluft', 'a', '3com', 'plc-7', 'Halle2.Werk.example', `${'x'.repeat(63)}.de`, 'xn--bcher-kva.example', '1.2.3.4a'])(
    '%p is one',
    (text) => {
      expect(hostNameProblem(text)).toBeUndefined();
    },
  );

  test.each([
    ...['', '.', 'a..b', '.a', 'a.', '-a', 'a-', 'a.-b', 'a b', 'a_b', 'bücher', 'a\n', '\u212Aelvin', 'a@b', 'a:80', '[::1]'],
    ...['4711', '1.2.3.4', 'plc.7', '0x7f000001', 'a.0x', `${'x'.repeat(64)}.de`, 'x.'.repeat(126) + 'yz'],
  ])('%p is none', (text) => {
    expect(hostNameProblem(text)).toEqual({ code: 'invalidName' });
  });

  it('has up to 253 characters', () => {
    const longest = `${'x'.repeat(62)}.${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(62)}`;
    expect(longest.length).toBe(253);
    expect(hostNameProblem(longest)).toBeUndefined();
    expect(hostNameProblem(`x${longest}`)).toEqual({ code: 'invalidName' });
  });
});

describe('a server', () => {
  test.each([
    ['pool.ntp.org', undefined],
    ['192.168.0.1', undefined],
    ['192.168.0', { code: 'incompletePart', part: 4 }],
    ['192.168.0.300', { code: 'valueTooBig', value: '300', part: 4 }],
    ['time server', { code: 'invalidName' }],
  ])('%p by name or address: %p', (text, problem) => {
    expect(serverProblem(text)).toEqual(problem);
  });
});

describe('a mail address', () => {
  const atom = of(`${letters + digits}!#$%&'*+/=?^_\`{|}~-`, 1, 6);
  const local = fc.array(atom, { minLength: 1, maxLength: 4 }).map((atoms) => atoms.join('.'));
  const alphanumeric = of(letters + digits, 1, 1);
  const domainPart = fc.tuple(alphanumeric, of(`${letters + digits}-`, 0, 10), alphanumeric).map((parts) => parts.join(''));
  const domain = fc.array(domainPart, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.'));

  it('[SET-6] is one @ between a local part and two or more domain parts of two or more characters, of the allowed characters only', () => {
    fc.assert(
      fc.property(local, domain, (before, after) => {
        expect(emailAddressProblem(`${before}@${after}`)).toBeUndefined();
      }),
    );
  });

  const allowedBefore = new Set(`${letters + digits}.!#$%&'*+/=?^_\`{|}~-`);
  const allowedAfter = new Set(`${letters + digits}-.`);

  it('[SET-6] has no other character in its local part, and none but letters, digits, hyphen and dot in its domain', () => {
    for (let code = 0; code < 0x300; code++) {
      const character = String.fromCharCode(code);
      expect(isEmailAddress(`a${character}b@werk.example`)).toBe(allowedBefore.has(character));
      expect(isEmailAddress(`a@we${character}rk.example`)).toBe(allowedAfter.has(character));
    }
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 1 }), (character) => {
        expect(isEmailAddress(`a${character}b@werk.example`)).toBe(allowedBefore.has(character));
        expect(isEmailAddress(`a@we${character}rk.example`)).toBe(allowedAfter.has(character));
      }),
    );
  });

  test.each([
    ...['', '@', 'a', 'werk.example', '@werk.example', 'a@', 'a@@werk.example', 'a@b@werk.example', 'a@werk.example@'],
    ...[
      '.a@werk.example',
      'a.@werk.example',
      'a..b@werk.example',
      '.@werk.example',
      'a@-werk.example',
      'a@werk-.example',
      'a@werk.example-',
    ],
    ...['a@werk', 'a@w.example', 'a@werk.e', 'a@werk..example', 'a@.example', 'a@werk.', 'a@werk.example.', 'a@.', 'a@..'],
    ...[
      'a b@werk.example',
      'a@werk.example ',
      ' a@werk.example',
      'a@werk.example\r\nBcc: b@werk.example',
      'ä@werk.example',
      '"a"@werk.example',
    ],
  ])('[SET-6] %p is none', (text) => {
    expect(emailAddressProblem(text)).toEqual({ code: 'invalidEmailAddress' });
  });

  it('has exactly one @ and two parts behind it, whatever is typed', () => {
    const nearly = fc.array(fc.oneof(pick('@.-a1'), pick('@. ä')), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(nearly, (text) => {
        const [before, after, ...more] = text.split('@');
        const parts = after?.split('.') ?? [];
        const isOne =
          more.length === 0 &&
          /^[^.]+(\.[^.]+)*$/.test(before ?? '') &&
          parts.length >= 2 &&
          parts.every((part) => part.length >= 2 && !part.startsWith('-') && !part.endsWith('-')) &&
          ![...text].some((character) => ' ä'.includes(character));
        expect(isEmailAddress(text)).toBe(isOne);
      }),
      { numRuns: 1000 },
    );
  });
});
