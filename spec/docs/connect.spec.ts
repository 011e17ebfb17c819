import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readProfile } from '../../adapters/field/index.ts';
import { textOf } from './pages.ts';

/** NAMUR NE 43: below and above, the loop is broken. */
const [brokenBelowMA, brokenAboveMA] = [3.6, 21];
/** Without the noise of binary fractions. */
const rounded = (value: number) => Number(value.toFixed(6));

const profile = readProfile(JSON.parse(readFileSync('field/profiles/pressluft-generic-1.json', 'utf8'))).value!;
const shape = (text: string) => text.split('\n').flatMap((line) => /^(?:#+|\d+\.|!\[|\||-|```| {4})/.exec(line)?.[0] ?? []);
const numbersIn = (text: string) => (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));

describe('the pages for who connects a plant', () => {
  it('have the same headings, steps, tables and commands in both languages', () => {
    expect(shape(textOf('docs/connect.de.md'))).toEqual(shape(textOf('docs/connect.en.md')));
  });

  describe.each(['de', 'en'])('in %s', (language) => {
    const cells = textOf(`docs/connect.${language}.md`)
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));

    it('give who programs a PLC the register map that the station reads', () => {
      const rows = cells.filter(([, register, , type]) => /^\d+$/.test(register ?? '') && /^[iu]\d+$/.test(type ?? ''));
      expect(rows.map(([, register, , type]) => [Number(register), type])).toEqual(profile.points.map(({ at, type }) => [at, type]));
      expect(rows.map(([, , , , , missing]) => numbersIn(missing!))).toEqual(profile.points.map(({ invalid = [] }) => invalid));
      expect(rows.map(([, , , , step]) => numbersIn(step!.replace(/ .*/, ''))[0] ?? 1)).toEqual(
        profile.points.map(({ scale = 1 }) => scale),
      );
      expect(rows.length).toBeGreaterThan(10);
    });

    it('scale 4 to 20 mA to the range, and take a broken loop out of it', () => {
      const ranges = cells.filter(([, range]) => /^-?\d+ (?:to|bis) \d+ \S+$/.test(range ?? ''));
      for (const [, range, factor, offset, limits] of ranges) {
        const at = (currentMA: number) => rounded(currentMA * numbersIn(factor!)[0]! + numbersIn(offset!)[0]!);
        expect([at(4), at(20)]).toEqual(numbersIn(range!));
        expect([at(brokenBelowMA), at(brokenAboveMA)]).toEqual(numbersIn(limits!));
      }
      expect(ranges).toHaveLength(3);
    });
  });
});
