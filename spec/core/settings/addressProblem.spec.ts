import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { isIPv4 } from 'node:net';
import { type SettingsMessage } from '../../../core/settings/index.ts';
import { hostAddressProblem, networkMaskProblem } from '../../../core/settings/addressProblem.ts';
import { anyText } from '../anyText.ts';

const incomplete = (part: number): SettingsMessage => ({ code: 'incompletePart', part });
const invalid = (sequence: string, part: number): SettingsMessage => ({ code: 'invalidSequence', sequence, part });
const tooBig = (value: string, part: number): SettingsMessage => ({ code: 'valueTooBig', value, part });
const tooLong: SettingsMessage = { code: 'addressTooLong' };

const part = fc.integer({ min: 0, max: 255 });
const address = fc.tuple(fc.integer({ min: 1, max: 223 }), part, part, part).map((parts) => parts.join('.'));

describe("a host's address", () => {
  it('[SET-7] is four parts of 0 to 255, the first of 1 to 223', () => {
    fc.assert(fc.property(address, (text) => expect(hostAddressProblem(text)).toBeUndefined()));
  });

  test.each<[string, SettingsMessage]>([
    ['', incomplete(1)],
    ['192', incomplete(2)],
    ['192.', incomplete(2)],
    ['192.168', incomplete(3)],
    ['192.168..1', incomplete(3)],
    ['192.168.0.', incomplete(4)],
    ['.168.0.1', incomplete(1)],
    ['192.168.0.1.', tooLong],
    ['192.168.0.1.7', tooLong],
    ['1.2.3.4.5.6.7.8', tooLong],
    ['192.1a8.0.1', invalid('a', 2)],
    ['192.168.0.1 ', invalid(' ', 4)],
    [' 192.168.0.1', invalid(' ', 1)],
    ['192,168,0,1', invalid(',', 1)],
    ['1xyz2.3', invalid('xyz', 1)],
    ['-1.2.3.4', invalid('-', 1)],
    ['192.168.0.٣', invalid('٣', 4)],
    ['::1', invalid('::', 1)],
    ['0x7f.0.0.1', invalid('x', 1)],
    ['192.168.010.1', invalid('010', 3)],
    ['192.168.00.1', invalid('00', 3)],
    ['0.0.0.0', invalid('0', 1)],
    ['224.0.0.1', tooBig('224', 1)],
    ['255.255.255.255', tooBig('255', 1)],
    ['300.1', tooBig('300', 1)],
    ['10.256.0.1', tooBig('256', 2)],
    ['10.0.0.99999999999999999999', tooBig('99999999999999999999', 4)],
    ['1.2.x.4.5', invalid('x', 3)],
    ['1.999.x.4', tooBig('999', 2)],
  ])('[SET-7] %p has this wrong with its first bad part', (text, message) => {
    expect(hostAddressProblem(text)).toEqual(message);
  });

  it('is at most incomplete while a right one is being typed, at the part that comes next', () => {
    fc.assert(
      fc.property(address, (text) => {
        for (let typed = 0; typed < text.length; typed++) {
          const problem = hostAddressProblem(text.slice(0, typed));
          const parts = text.slice(0, typed).split('.');
          if (parts.length === 4 && parts[3] !== '') expect(problem).toBeUndefined();
          else expect(problem).toEqual(incomplete(parts.at(-1) === '' ? parts.length : parts.length + 1));
        }
      }),
    );
  });

  it('names the first part that is wrong, whatever follows it', () => {
    const good = fc.integer({ min: 1, max: 223 }).map(String);
    const bad = fc.constantFrom('', 'x', '256', '01');
    const rest = fc.array(fc.oneof(good, bad), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(good, { maxLength: 3 }), bad, rest, (before, wrong, after) => {
        const problem = hostAddressProblem([...before, wrong, ...after].join('.'));
        expect(problem).toMatchObject({ part: before.length + 1 });
      }),
    );
  });

  it('[SET-7] is, whatever is typed, what other readers of addresses take for one, if its first part is 1 to 223', () => {
    const piece = fc.oneof(fc.nat({ max: 300 }).map(String), fc.constantFrom('', '00', '01', ' 1', '1e1', '+1', '0x1', '-1', 'x'));
    const typed = fc.oneof(
      anyText(),
      fc.array(piece, { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.')),
      address,
    );
    fc.assert(
      fc.property(typed, (text) => {
        const first = Number(text.split('.')[0]);
        expect(hostAddressProblem(text) === undefined).toBe(isIPv4(text) && first >= 1 && first <= 223);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a network mask', () => {
  const maskOf = (ones: number) => [24, 16, 8, 0].map((shift) => Math.floor((2 ** 32 - 2 ** (32 - ones)) / 2 ** shift) % 256).join('.');
  const masks = Array.from({ length: 33 }, (_, ones) => maskOf(ones));

  test.each(masks)('[SET-7] %s has its ones on the left', (mask) => {
    expect(networkMaskProblem(mask)).toBeUndefined();
  });

  it('[SET-7] is invalid where a one follows a zero', () => {
    fc.assert(
      fc.property(
        fc.tuple(part, part, part, part).map((parts) => parts.join('.')),
        (text) => {
          expect(networkMaskProblem(text)).toEqual(masks.includes(text) ? undefined : { code: 'invalidMask' });
        },
      ),
    );
    for (const text of ['255.0.255.0', '0.0.0.255', '255.255.255.1', '254.255.0.0', '128.0.0.1'])
      expect(networkMaskProblem(text)).toEqual({ code: 'invalidMask' });
  });

  test.each<[string, SettingsMessage]>([
    ['255.255', incomplete(3)],
    ['255.255.256.0', tooBig('256', 3)],
    ['255.255.x.0', invalid('x', 3)],
    ['255.255.255.0.0', tooLong],
    ['/24', invalid('/', 1)],
  ])('[SET-7] %p has this wrong with its first bad part', (text, message) => {
    expect(networkMaskProblem(text)).toEqual(message);
  });
});
