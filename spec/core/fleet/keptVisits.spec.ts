import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type KeptVisit, plannedVisits } from '../../../core/fleet/index.ts';
import { visitPlanOf } from '../../../core/fleet/visitPlanOf.ts';
import { factsOf } from './fleetFacts.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const kept = (id: string, station: string, planned: string, done?: string): KeptVisit => ({
  ...{ id, station, planned, done, note: '', by: 'Ann' },
});
const label = (station: string) => ({ station, name: `Hall ${station}`, place: '' });

describe('[FLEET-4] planned visits', () => {
  it('stand with their stations by name, open ones soonest first, then those that are done, latest first', () => {
    const visits = [
      ...[kept('d1', 'a', '2026-11-01', '2026-11-02'), kept('o2', 'a', '2026-12-09'), kept('o1', 'b', '2026-12-01')],
      ...[kept('o1', 'a', '2026-12-01'), kept('d2', 'b', '2026-11-01', '2026-11-03')],
    ];
    const planned = plannedVisits(visits, [label('b'), label('a')]);
    expect(planned.map(({ id, stations }) => [id, ...stations.map(({ name }) => name)])).toEqual([
      ['o1', 'Hall a', 'Hall b'],
      ['o2', 'Hall a'],
      ['d2', 'Hall b'],
      ['d1', 'Hall a'],
    ]);
  });

  it('stand so in whatever order they are kept, those of the same day as they came', () => {
    const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-11-0${number}`);
    const visit = fc.record({ planned: day, done: fc.option(day, { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 12 }), (days) => {
        const visits = days.map(({ planned, done }, i) => kept(String(i), 'a', planned, done));
        const open = visits.filter(({ done }) => done === undefined);
        const closed = visits.filter(({ done }) => done !== undefined);
        const november = Array.from({ length: 9 }, (_, i) => `2026-11-0${i + 1}`);
        const expected = [
          ...november.flatMap((of) => open.filter(({ planned }) => planned === of)),
          ...november.reverse().flatMap((of) => closed.filter(({ done }) => done === of)),
        ];
        expect(plannedVisits(visits, [label('a')]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it('are not there without a station that is seen', () => {
    expect(plannedVisits([kept('o1', 'x', '2026-12-01')], [label('a')])).toEqual([]);
  });

  it('cover the visits of a station that are due in turn', () => {
    const item = { index: 1, intervalH: 2000 };
    const maintenance = [
      { ...item, component: 'oilFilter' as const, remainingH: -1 },
      { ...item, component: 'dryer' as const, remainingH: 600 },
    ];
    const pace = { station: 's', slot: 1, lately: { runningS: 28 * 86_400, knownS: 28 * 86_400, rangeS: 28 * 86_400 } };
    const daysOf = (...visits: readonly KeptVisit[]) =>
      visitPlanOf([factsOf('s', { maintenance })], [pace], nowMs, visits).places.flatMap(({ visits: due }) =>
        due.map(({ day, planned }) => [day, planned]),
      );
    expect(daysOf()).toEqual([
      ['2026-11-22', undefined],
      ['2026-12-17', undefined],
    ]);
    expect(daysOf(kept('v', 's', '2026-11-24'), kept('w', 's', '2026-11-20', '2026-11-20'), kept('x', 'other', '2026-11-23'))).toEqual([
      ['2026-11-22', '2026-11-24'],
      ['2026-12-17', undefined],
    ]);
    expect(daysOf(kept('v', 's', '2026-12-20'), kept('w', 's', '2026-11-23'))).toEqual([
      ['2026-11-22', '2026-11-23'],
      ['2026-12-17', '2026-12-20'],
    ]);
  });
});
