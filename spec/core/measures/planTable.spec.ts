import { describe, expect, it } from '@jest/globals';
import { csvText, machineDialect } from '../../../core/csv/index.ts';
import { measuresOf, planTable } from '../../../core/measures/index.ts';
import { planHeads } from '../../../core/measures/planTable.ts';
import type { MeasureEntry } from '../../../core/plantData/index.ts';
import { leak, quietYear } from './inputs.ts';

const words = {
  head: (head: string) => head,
  measure: ({ measure }: { readonly measure: string }) => measure,
  basis: (kind: string) => kind,
  state: (state: string) => state,
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),
  machine: (slot: number) => `K${slot}`,
};
const inputs = {
  ...quietYear,
  leakage: { findings: [leak('fitted', 1, 2, 3)], test: undefined },
  pressure: { lowBar: 6.35, limitBar: 6.2 },
};
type Entered = Parameters<typeof measuresOf>[1];
const plan = (measures: Entered['measures'] = [], valuations: Entered['valuations'] = []) =>
  planTable(measuresOf(inputs, { measures, valuations }), words);
const cellsOf = (table: ReturnType<typeof plan>) =>
  csvText(table, machineDialect, 'UTC')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => Object.fromEntries<string>(line.split(',').map((cell, i) => [planHeads[i]!, cell])));

describe('an implementation plan', () => {
  it('has a line for each measure in the order of its rank, below the heads', () => {
    const rows = plan();
    expect(rows.map(([first]) => first)).toEqual([{ text: 'measure' }, { text: 'leaks' }, { text: 'pressure' }]);
    expect(rows.every((row) => row.length === planHeads.length)).toBe(true);
  });

  it('has saving, value, life and decision with author and date; what is not known is empty', () => {
    const done: MeasureEntry = {
      ...{ slots: [], on: '2026-10-05', note: 'Halle B', author: 'A. Weber' },
      ...{ measure: 'leaks', state: 'done', investment: 4000, lifeYears: 10, enteredMs: Date.UTC(2026, 9, 6, 8) },
    };
    const [leaks, pressure] = cellsOf(plan([done]));
    expect(leaks).toMatchObject({
      ...{ measure: 'leaks', savingLow: '6570', savingHigh: '31536', basis: 'rule', investment: '4000', lifeYears: '10.0' },
      ...{ interestPercent: '5.00', npvLow: String(Math.round(6570 * ((1 - 1.05 ** -10) / 0.05) - 4000)), isEconomic: 'yes' },
      ...{ decision: 'done', on: '2026-10-05', note: 'Halle B', author: 'A. Weber' },
    });
    expect(pressure).toMatchObject({ investment: '', npvLow: '', isEconomic: '', decision: 'open', on: '', author: '' });
  });

  it('says interest and the change of prices in percent', () => {
    const entered = { since: '2025-01-01', interest: 0.04, priceChange: -0.0125, author: 'A. Weber', enteredMs: 1 };
    expect(cellsOf(plan([], [entered]))[0]).toMatchObject({ interestPercent: '4.00', priceChangePercent: '-1.25' });
  });
});
