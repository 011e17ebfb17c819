import { expect, it } from '@jest/globals';
import { demandCosts } from '../../../core/cost/demandCosts.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

const quarter = (number: number, powerKW: number) => ({ fromMs: number * quarterHourMs, powerKW, noLoadKW: 0 });
const dayOf = (number: number) => ['2026-01-31', '2026-02-01', '2026-02-28', '2027-02-01'][Math.floor(number / 96)]!;
const quarters = [quarter(0, 50), quarter(1, 80), quarter(96, 60), quarter(200, 70), quarter(201, 70), quarter(300, 10)];

it('the highest quarter hour of each month costs the price of its own time', () => {
  const demandAt = (number: number) => ({ per: 'month' as const, perKW: number < 200 ? 2 : number === 200 ? 3 : 5 });
  // 70 kW are reached twice: the earlier counts
  expect(demandCosts(quarters, { demandAt }, dayOf)).toEqual([160, 210, 50]);
});

it('the highest quarter hour of each year costs, and one without a price is none', () => {
  const demandAt = (number: number) => (number === 1 ? undefined : { per: 'year' as const, perKW: 10 });
  expect(demandCosts(quarters, { demandAt }, dayOf)).toEqual([700, 100]);
  expect(demandCosts(quarters, { demandAt: () => undefined }, dayOf)).toEqual([]);
});
