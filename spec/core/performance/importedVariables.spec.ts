import { describe, expect, it } from '@jest/globals';
import { importedVariables, knownVariables, type StoredVariable } from '../../../core/performance/importedVariables.ts';

const imported = { unit: 'degC', importedMs: 1000, author: 'Jansen' };
const temperature: StoredVariable = {
  ...{ ...imported, name: 'temperature' },
  days: new Map([
    ['2026-01-02', 4],
    ['2026-01-01', 3],
    ['2026-01-03', 5],
  ]),
};
const production: StoredVariable = { ...imported, unit: 't', name: 'production', days: new Map([['2026-01-02', 80]]) };

describe('further variables that were imported', () => {
  it('are listed with their days, first to last, and left out without any', () => {
    expect(importedVariables([temperature, { ...production, days: new Map() }])).toEqual([
      { ...imported, name: 'temperature', days: 3, first: '2026-01-01', last: '2026-01-03' },
    ]);
  });

  it('are known together by day, in one order whatever was imported first', () => {
    expect(knownVariables([])).toBeUndefined();
    const [a, b] = [knownVariables([temperature, production])!, knownVariables([production, temperature])!];
    expect(a.names).toEqual(b.names);
    expect([...a.names].sort()).toEqual(['production', 'temperature']);
    expect(a.days.get('2026-01-02')).toEqual({ temperature: 4, production: 80 });
    expect(a.days.get('2026-01-01')).toEqual({ temperature: 3 });
  });
});
