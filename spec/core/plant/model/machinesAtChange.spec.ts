import { describe, expect, it } from '@jest/globals';
import type { EventEffect, MachineState } from '../../../../core/plant/index.ts';
import { lostFlowM3min, machinesAtChange } from '../../../../core/plant/model/machinesAtChange.ts';
import { machineOf, noonMs, plantOf, stateOf, under } from './handmade.ts';

const maintenance = [
  { component: 'oilFilter', intervalH: 4000, leftH: 250 },
  { component: 'dryer', intervalH: 2000, leftH: 40 },
] as const;
const configs = [machineOf(1), machineOf(3, 'fixedScrew', { maintenance, fullDeliveryM3min: 14 })];
const running = stateOf({ mode: 'load', flowShare: 0.5, elementDegC: 80, loadS: 5000, noLoadS: 1000, starts: 4, servicedAtS: [10, 20] });

/** The machine in slot 3 after an effect on a slot began, ended or went on. */
const changed = (effect: EventEffect, change: 'begins' | 'ends' | 'goesOn', machine: MachineState = running) => {
  const { events } = under([effect]);
  const at = (isOn: boolean) => ({ on: [isOn], validUntilMs: noonMs });
  const [before, now] = { begins: [false, true], ends: [true, false], goesOn: [true, true] }[change];
  return machinesAtChange(plantOf(configs, { events }), at(before!), at(now!), [stateOf(), machine], noonMs)[1]!;
};

describe('a machine as an event begins or ends', () => {
  it('is serviced as a service of its slot begins, and only then', () => {
    const service = (component: 'all' | 'dryer', slot = 3): EventEffect => ({ kind: 'service', slot, component });
    expect(changed(service('all'), 'begins').servicedAtS).toEqual([6000, 6000]);
    expect(changed(service('dryer'), 'begins').servicedAtS).toEqual([10, 6000]);
    expect(changed(service('all'), 'begins').mode).toBe('load');
    for (const same of [changed(service('all'), 'ends'), changed(service('all'), 'goesOn'), changed(service('all', 1), 'begins')])
      expect(same).toEqual(running);
  });

  it('is as warm as its fault says at least, if it runs', () => {
    const warm = (fault: 'highTemperature' | 'temperatureTrip' | 'oilLevel', machine = running) => {
      const { elementDegC, hot, mode } = changed({ kind: 'machineFault', slot: 3, fault }, 'begins', machine);
      return [elementDegC, hot, mode];
    };
    expect(warm('highTemperature')).toEqual([101, true, 'load']);
    expect(warm('temperatureTrip')).toEqual([110, true, 'ready']);
    expect(warm('oilLevel')).toEqual([80, false, 'load']);
    expect(warm('highTemperature', { ...running, elementDegC: 105 })).toEqual([105, true, 'load']);
    expect(warm('highTemperature', { ...running, mode: 'ready' })).toEqual([80, false, 'ready']);
  });

  it('that was absent is new, or the same', () => {
    const back = (comesBack: 'new' | 'same') => changed({ kind: 'absence', slot: 3, comesBack }, 'ends', { ...running, mode: 'ready' });
    expect(back('new')).toMatchObject({ loadS: 0, starts: 0, servicedAtS: [0, 0] });
    expect(back('same')).toMatchObject({ loadS: 5000, starts: 4, servicedAtS: [10, 20] });
    expect(changed({ kind: 'absence', slot: 3, comesBack: 'new' }, 'begins')).toMatchObject({ mode: 'ready', loadS: 5000 });
  });

  it('stands from its begin on where it is switched off, and keeps the time that it stands', () => {
    expect(changed({ kind: 'switchedOff', slot: 3 }, 'begins')).toMatchObject({ mode: 'ready', modeS: 0 });
    const standing = { ...running, mode: 'ready', modeS: 77 } as const;
    expect(changed({ kind: 'switchedOff', slot: 3 }, 'begins', standing)).toEqual(standing);
  });
});

describe('what machines delivered that stand now', () => {
  it('is the flow of those in load', () => {
    const before = [stateOf({ mode: 'load', flowShare: 0.8 }), running];
    const stopped = stateOf();
    const lost = (now: readonly MachineState[]) => lostFlowM3min(plantOf(configs), before, now);
    expect(lost([stopped, before[1]!])).toBe(8);
    expect(lost([stopped, stopped])).toBe(15);
    expect([lost(before), lost([...before]), lost([stateOf({ mode: 'noLoad' }), running])]).toEqual([0, 0, 0]);
  });
});
