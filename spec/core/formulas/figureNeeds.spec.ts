import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dataNeeds, isShortOf } from '../../../core/figures/index.ts';
import { type ComputedFigure, figureFormulas, needsOf, shortfallsOf } from '../../../core/formulas/index.ts';
import { keysOf } from '../../../core/records/index.ts';

const figures = keysOf(figureFormulas);
const hourS = 3600;
const dayS = 24 * hourS;
const bases = fc.record({
  runS: fc.double({ min: 0, max: 60 * dayS, noNaN: true }),
  spanS: fc.double({ min: 0, max: 400 * dayS, noNaN: true }),
  coverage: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('how much data a figure wants', () => {
  test.each([
    ['specificPower', { runS: 59 * 60, coverage: 1 }, ['runningHour']],
    ['specificPower', { runS: hourS, coverage: 1 }, []],
    ['specificPower', { runS: 59 * 60, coverage: 0.5 }, ['runningHour', 'recorded']],
    ['heatSavingPerYear', { spanS: 6 * dayS }, ['wholeWeek']],
    ['heatSavingPerYear', { spanS: 7 * dayS }, []],
    ['leakedShare', { spanS: hourS }, ['wholeWeek']],
    ['cost', { runS: 1, spanS: 1, coverage: 1 }, []],
    ['cost', { coverage: 0.994 }, ['recorded']],
    ['specificPowerNow', { runS: 0, spanS: 0, coverage: 0 }, []],
  ] as const)('%s of %j falls short of %j', (figure, basis, wanted) => {
    expect(shortfallsOf(figure, basis)).toEqual(wanted);
  });

  it('is never less met by more data', () => {
    fc.assert(
      fc.property(fc.constantFrom(...figures), bases, bases, (figure, one, other) => {
        const less = {
          runS: Math.min(one.runS, other.runS),
          spanS: Math.min(one.spanS, other.spanS),
          coverage: Math.min(one.coverage, other.coverage),
        };
        for (const need of shortfallsOf(figure, one)) expect(shortfallsOf(figure, less)).toContain(need);
      }),
    );
  });

  it('falls short exactly below its limit, and of nothing where nobody knows how much data there is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...figures), bases, (figure, basis) => {
        for (const need of needsOf(figure)) {
          const { of, min } = dataNeeds[need];
          expect(shortfallsOf(figure, basis).includes(need)).toBe(basis[of] < min);
          expect(isShortOf(need, { ...basis, [of]: min })).toBe(false);
        }
        expect(shortfallsOf(figure, {})).toEqual([]);
      }),
    );
  });

  it('is said of every figure but those of one moment', () => {
    const without: readonly ComputedFigure[] = figures.filter((figure) => needsOf(figure).length === 0);
    expect(without).toEqual(['powerNow', 'deliveryNow', 'specificPowerNow', 'loadRatioNow', 'coverage']);
  });
});
