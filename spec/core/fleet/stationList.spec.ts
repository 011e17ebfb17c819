import { describe, expect, it } from '@jest/globals';
import { byUrgency, countStandings, filterStations, type ListedStation } from '../../../core/fleet/index.ts';

type Row = ListedStation & { readonly deviationShare: number | undefined };
const row = (name: string, parts: Partial<Row> = {}): Row => ({
  ...{ name, place: '86150 Augsburg', operator: 'service', owner: 'works', standing: 'order', deviationShare: undefined },
  ...parts,
});
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);
const all = { text: '', organisation: undefined, standing: undefined };

describe('a list of stations', () => {
  const rows = [
    row('Glaswerk', { deviationShare: 0.01 }),
    row('Textil'),
    row('Altwerk', { standing: 'revoked', deviationShare: 0.3 }),
    row('Lackiererei', { standing: 'error', place: '26721 Emden', owner: 'paint' }),
    row('Gießerei', { deviationShare: 0.06, operator: 'own' }),
    row('Werk Graz', { standing: 'silent' }),
    row('Werk Linz', { standing: 'warning' }),
    row('Werk Nord', { standing: 'silent', deviationShare: 0.2 }),
  ];

  it('begins with those that need somebody, worst first, then with those that need more than their like; unknown ones, and those revoked, last', () => {
    expect(namesOf(byUrgency(rows))).toEqual([
      'Werk Nord',
      'Werk Graz',
      'Lackiererei',
      'Werk Linz',
      'Gießerei',
      'Glaswerk',
      'Textil',
      'Altwerk',
    ]);
  });

  it('leaves those that are alike in the order that they have', () => {
    const alike = ['B', 'A', 'C'].map((name) => row(name));
    expect(namesOf(byUrgency(alike))).toEqual(['B', 'A', 'C']);
    const asMuch = ['B', 'A', 'C'].map((name) => row(name, { deviationShare: 0.05 }));
    expect(namesOf(byUrgency(asMuch))).toEqual(['B', 'A', 'C']);
  });

  it('is filtered by a part of name or place in any case, by who runs or owns a station, and by standing', () => {
    expect(namesOf(filterStations(rows, { ...all, text: ' werk ' }))).toEqual([
      'Glaswerk',
      'Altwerk',
      'Werk Graz',
      'Werk Linz',
      'Werk Nord',
    ]);
    expect(namesOf(filterStations(rows, { ...all, text: 'EMDEN' }))).toEqual(['Lackiererei']);
    expect(namesOf(filterStations(rows, { ...all, organisation: 'own' }))).toEqual(['Gießerei']);
    expect(namesOf(filterStations(rows, { ...all, organisation: 'paint' }))).toEqual(['Lackiererei']);
    expect(namesOf(filterStations(rows, { text: 'nord', organisation: 'works', standing: 'silent' }))).toEqual(['Werk Nord']);
    expect(filterStations(rows, all)).toEqual(rows);
  });

  it('counts how stations stand', () => {
    expect(countStandings(rows)).toEqual({ revoked: 1, order: 3, warning: 1, error: 1, silent: 2 });
    expect(countStandings([])).toEqual({ revoked: 0, order: 0, warning: 0, error: 0, silent: 0 });
  });
});
