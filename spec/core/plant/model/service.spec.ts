import { describe, expect, it } from '@jest/globals';
import type { MachineConfig, MaintenanceConfig } from '../../../../core/plant/index.ts';
import { firstServicedAtS, newMachine, remainingS, visited, withRemaining, withService } from '../../../../core/plant/model/service.ts';
import { machineOf, noonMs, plantOf, stateOf } from './handmade.ts';

const parts: readonly MaintenanceConfig[] = [
  { component: 'oilFilter', intervalH: 4000, leftH: 250 },
  { component: 'annualMaintenance', intervalH: 8760, leftH: 40 },
  { component: 'dryer', intervalH: 2000, leftH: -3 },
];
const config = machineOf(1, 'fixedScrew', { maintenance: parts });
const ran = (hours: number) => ({ loadS: hours * 2700, noLoadS: hours * 900 });
const first = stateOf({ ...ran(100), servicedAtS: firstServicedAtS(config, stateOf(ran(100)), noonMs) });
const leftH = (machine = first, atMs = noonMs, of: MachineConfig = config) =>
  of.maintenance.map((_, part) => Math.round((remainingS(of, machine, part, atMs) / 3600) * 1e6) / 1e6);

describe('the time to a service', () => {
  it('begins as configured, and goes down with running hours, of the annual one with those of the calendar', () => {
    expect(leftH()).toEqual([250, 40, -3]);
    expect(leftH({ ...first, ...ran(110) }, noonMs + 24 * 3_600_000)).toEqual([240, 16, -13]);
  });

  it('is a whole interval after a service of the part, or of all', () => {
    expect(leftH(withService(config, first, 'dryer', noonMs))).toEqual([250, 40, 2000]);
    expect(leftH(withService(config, first, 'all', noonMs))).toEqual([4000, 8760, 2000]);
  });

  it('can be set for a part that the machine has', () => {
    const asked = { component: 'annualMaintenance', remainingS: 7200, atMs: noonMs } as const;
    expect(leftH(withRemaining(config, first, asked))).toEqual([250, 2, -3]);
    expect(leftH(withRemaining(config, first, { ...asked, component: 'oilFilter' }))).toEqual([2, 40, -3]);
    expect(withRemaining(config, first, { ...asked, component: 'motor' })).toBeUndefined();
  });

  it('of a new machine is whole, and its counters begin at nothing', () => {
    const fresh = newMachine(config, { ...first, starts: 9, recentLoadS: 5, recentNoLoadS: 6 }, noonMs);
    expect(leftH(fresh)).toEqual([4000, 8760, 2000]);
    expect(fresh).toMatchObject({ loadS: 0, noLoadS: 0, starts: 0, recentLoadS: 0, recentNoLoadS: 0, startedAtMs: noonMs - 3_600_000 });
  });
});

describe('the service engineer', () => {
  /** Hours left of a filter of 4000 h and a dryer of 2000 h, by machine, before and after a look at them. */
  const looked = (...lefts: readonly (readonly [oilFilterH: number, dryerH: number])[]) => {
    const configs = lefts.map(([oil, dryer], i) =>
      machineOf(i + 1, 'fixedScrew', {
        maintenance: [
          { component: 'oilFilter', intervalH: 4000, leftH: oil },
          { component: 'dryer', intervalH: 2000, leftH: dryer },
        ],
      }),
    );
    const states = configs.map((each) => stateOf({ ...ran(100), servicedAtS: firstServicedAtS(each, stateOf(ran(100)), noonMs) }));
    return visited(plantOf(configs), states, noonMs).map((machine, i) => leftH(machine, noonMs, configs[i]));
  };

  it('comes when a second machine is due, and serves those that are', () => {
    expect(looked([-1, 900], [5, 900])).toEqual([
      [-1, 900],
      [5, 900],
    ]);
    expect(looked([-1, 900], [800, 0], [3, 900])).toEqual([
      [4000, 900],
      [800, 2000],
      [3, 900],
    ]);
  });

  it('takes a machine for due when nothing is left, and not half a second before', () => {
    const soonH = 0.5 / 3600;
    const left = Math.round(soonH * 1e6) / 1e6;
    expect(looked([-1, 900], [soonH, 900])).toEqual([
      [-1, 900],
      [left, 900],
    ]);
    expect(looked([-1, 900], [0, 900], [soonH, 900])).toEqual([
      [4000, 900],
      [4000, 900],
      [left, 900],
    ]);
  });

  it('comes for a single machine that is overdue for more than 100 h', () => {
    expect(looked([700, -100], [800, 900])).toEqual([
      [700, -100],
      [800, 900],
    ]);
    expect(looked([700, -100.01], [800, 900])).toEqual([
      [700, 2000],
      [800, 900],
    ]);
  });

  it('also does what has less than a tenth of its interval left on a machine that is due', () => {
    expect(looked([400, -200])).toEqual([[4000, 2000]]);
    expect(looked([400.1, -200])).toEqual([[400.1, 2000]]);
    expect(looked([-200, 200])).toEqual([[4000, 2000]]);
    expect(looked([-200, 200.1])).toEqual([[4000, 200.1]]);
  });
});
