import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PeopleContractParts } from './fleetPeopleContract.ts';

/** What every store of a fleet does about visits that people plan. */
export function fleetVisitContract({ store, organisation, newStation }: PeopleContractParts): void {
  const acts = (...organisations: readonly string[]) => store().actsOf(organisations);
  const visitsOf = (of: string, doneFrom = '2026-11-01') => store().seenBy([of]).visits(doneFrom);
  const planned = (stations: readonly string[], changes = {}) => ({
    ...{ id: randomUUID(), stations, planned: '2026-12-03', note: 'bring a ladder', by: 'Ann' },
    ...changes,
  });
  const rowsOf = ({ stations, ...facts }: ReturnType<typeof planned>, done?: string) =>
    stations.toSorted().map((station) => ({ ...facts, station, done }));

  it('[FLEET-4] keeps one visit to several stations, moves it and changes its stations', async () => {
    const org = await organisation();
    const [one, two, three] = [await newStation(org), await newStation(org), await newStation(org)];
    const visit = planned([one, two]);
    expect(await acts(org).saveVisit(visit)).toBe(true);
    expect(await visitsOf(org)).toEqual(rowsOf(visit));
    const moved = { ...visit, stations: [two, three], planned: '2026-12-10', note: '', by: 'Ben' };
    expect(await acts(org).saveVisit(moved)).toBe(true);
    expect(await visitsOf(org)).toEqual(rowsOf(moved));
  });

  it('[FLEET-4] closes a visit, shows it from its day on, and opens it when it is planned again', async () => {
    const org = await organisation();
    const visit = planned([await newStation(org)]);
    await acts(org).saveVisit(visit);
    expect(await acts(org).endVisit({ id: visit.id, done: '2026-12-04', by: 'Ben' })).toEqual(visit.stations);
    expect(await visitsOf(org, '2026-12-04')).toEqual(rowsOf({ ...visit, by: 'Ben' }, '2026-12-04'));
    expect(await visitsOf(org, '2026-12-05')).toEqual([]);
    await acts(org).saveVisit(visit);
    expect(await visitsOf(org, '2026-12-05')).toEqual(rowsOf(visit));
    expect(await acts(org).removeVisit(visit.id)).toEqual(visit.stations);
    expect(await visitsOf(org)).toEqual([]);
    expect(await acts(org).removeVisit(visit.id)).toEqual([]);
    expect(await acts(org).endVisit({ id: visit.id, done: '2026-12-04', by: 'Ben' })).toEqual([]);
  });

  it('[FLEET-5] keeps of a visit what each organisation may see, and lets none touch what it does not', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const [own, others] = [await newStation(org), await newStation(other)];
    expect(await acts(org).saveVisit(planned([own, others]))).toBe(false);
    expect(await visitsOf(org)).toEqual([]);
    const visit = planned([own, others]);
    expect(await acts(org, other).saveVisit(visit)).toBe(true);
    expect(await visitsOf(other)).toEqual(rowsOf({ ...visit, stations: [others] }));
    expect(await acts(other).removeVisit(visit.id)).toEqual([others]);
    expect(await visitsOf(other)).toEqual([]);
    expect(await visitsOf(org)).toEqual(rowsOf({ ...visit, stations: [own] }));
    expect(await acts().endVisit({ id: visit.id, done: '2026-12-04', by: 'Eve' })).toEqual([]);
  });
}
