import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ListedService, serviceVisits } from '../../../core/maintenance/index.ts';
import { item } from './items.ts';

const nowMs = Date.UTC(2026, 10, 20);
const dayMs = 86_400_000;
const service = (index: number, inDays: number | undefined, over: Partial<ListedService> = {}): ListedService => ({
  ...item({ index }),
  due: 'notDue',
  expectedMs: inDays === undefined ? undefined : nowMs + inDays * dayMs,
  ...over,
});

describe('services of one machine', () => {
  it('[CARE-2] within 14 days of the first are one visit, at its date', () => {
    const [first, second, third] = [service(2, 3), service(2, 17), service(2, 17.1)];
    expect(serviceVisits([third, second, first], nowMs)).toEqual([
      { index: 2, atMs: first.expectedMs, services: [first, second] },
      { index: 2, atMs: third.expectedMs, services: [third] },
    ]);
  });

  it('[CARE-2] of other machines are visits of their own, first date first', () => {
    expect(serviceVisits([service(3, 9), service(1, 8), service(2, 7)], nowMs).map(({ index }) => index)).toEqual([2, 1, 3]);
    expect(serviceVisits([service(3, 5), service(1, 5), service(2, 5)], nowMs).map(({ index }) => index)).toEqual([1, 2, 3]);
  });

  it('[CARE-2] that are overdue are due now; those without a date are in no visit', () => {
    const overdue = service(1, undefined, { due: 'overdue', remainingH: -38 });
    expect(serviceVisits([service(1, undefined), service(1, 13), overdue], nowMs)).toEqual([
      { index: 1, atMs: nowMs, services: [overdue, service(1, 13)] },
    ]);
  });

  it('[CARE-2] are each in one visit, which spans 14 days at most and follows the one before by more', () => {
    const any = fc.record({ index: fc.integer({ min: 1, max: 3 }), days: fc.integer({ min: 0, max: 90 }) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (all) => {
        const services = all.map(({ index, days }) => service(index, days));
        const visits = serviceVisits(services, nowMs);
        expect(visits.flatMap((visit) => visit.services)).toHaveLength(services.length);
        for (const { index, atMs, services: of } of visits) {
          for (const { expectedMs } of of) expect(expectedMs! - atMs).toBeLessThanOrEqual(14 * dayMs);
          const next = visits.find((visit) => visit.index === index && visit.atMs > atMs);
          if (next !== undefined) expect(next.atMs - atMs).toBeGreaterThan(14 * dayMs);
        }
      }),
    );
  });
});
