import { describe, expect, it, test } from '@jest/globals';
import type { MachineConfig, MachineMode, MachineState, PlantConfig } from '../../../../core/plant/index.ts';
import { sequenced } from '../../../../core/plant/model/sequencer.ts';
import { machineOf, noonMs, plantOf, stateOf } from './handmade.ts';

interface Asked {
  readonly networkBar: number;
  readonly expectedBar?: number;
  readonly actedS?: number;
  readonly lost?: boolean;
  readonly order?: readonly number[];
  readonly configs?: readonly MachineConfig[];
  readonly plant?: Partial<PlantConfig>;
}

const three = [machineOf(1), machineOf(2), machineOf(3)];
/** Modes of three machines after the sequencer looked at them at once. */
const actOn = (machines: readonly Partial<MachineState>[], asked: Asked) => {
  const { networkBar, expectedBar = networkBar, actedS = 60, lost = false, order = [0, 1, 2], configs = three, plant = {} } = asked;
  return sequenced(plantOf(configs, plant), {
    atMs: noonMs,
    actedAtMs: noonMs - actedS * 1000,
    networkPressureBar: networkBar,
    expectedPressureBar: expectedBar,
    lostInLoad: lost,
    order,
    machines: machines.map((machine) => stateOf({ modeS: 600, ...machine })),
  });
};
const modesAfter = (modes: readonly MachineMode[], asked: Asked) =>
  actOn(
    modes.map((mode) => ({ mode })),
    asked,
  ).machines.map(({ mode }) => mode);

describe('the sequencer below its band of 6.8 to 7.3 bar', () => {
  test.each<[string, readonly MachineMode[], readonly MachineMode[]]>([
    ['loads one that runs on before it starts one', ['load', 'ready', 'runOn'], ['load', 'ready', 'load']],
    ['loads the first that is without load', ['load', 'noLoad', 'noLoad'], ['load', 'load', 'noLoad']],
    ['starts the first that stands', ['load', 'ready', 'ready'], ['load', 'starting', 'ready']],
    ['does nothing with all in load', ['load', 'load', 'load'], ['load', 'load', 'load']],
  ])('%s', (_, before, after) => {
    expect(modesAfter(before, { networkBar: 6.79 })).toEqual(after);
  });

  it('goes by its order', () => {
    expect(modesAfter(['ready', 'ready', 'ready'], { networkBar: 6.7, order: [2, 0] })).toEqual(['ready', 'ready', 'starting']);
  });

  it('counts a start, and when it was', () => {
    const { machines, actedAtMs } = actOn([{ starts: 7 }], { networkBar: 6.7, order: [0] });
    expect([machines[0]!.starts, machines[0]!.startedAtMs, actedAtMs]).toEqual([8, noonMs, noonMs]);
    const idle = actOn([{ starts: 7 }], { networkBar: 7, order: [0] });
    expect([idle.machines[0]!.starts, idle.actedAtMs]).toEqual([7, noonMs - 60_000]);
  });

  it('starts a motor no sooner than its starts in an hour allow', () => {
    const started = (agoMs: number) => actOn([{ startedAtMs: noonMs - agoMs }], { networkBar: 6.7, order: [0] }).machines[0]!.mode;
    expect([started(359_999), started(360_000)]).toEqual(['ready', 'starting']);
  });

  it('waits for a machine that starts, unless the pressure is too far below', () => {
    const starting: readonly MachineMode[] = ['starting', 'ready', 'ready'];
    expect(modesAfter(starting, { networkBar: 6.66 })).toEqual(starting);
    expect(modesAfter(starting, { networkBar: 6.64 })).toEqual(['starting', 'starting', 'ready']);
    expect(modesAfter(['ready', 'ready', 'ready'], { networkBar: 6.66 })).toEqual(['starting', 'ready', 'ready']);
  });

  it('does nothing where the pressure is in the band or will be', () => {
    const modes: readonly MachineMode[] = ['load', 'ready', 'ready'];
    expect(modesAfter(modes, { networkBar: 6.8, expectedBar: 6.5 })).toEqual(modes);
    expect(modesAfter(modes, { networkBar: 6.5, expectedBar: 6.8 })).toEqual(modes);
  });
});

describe('the sequencer above its band', () => {
  test.each<[string, readonly MachineMode[], readonly MachineMode[]]>([
    ['unloads the last of its order', ['load', 'load', 'load'], ['load', 'load', 'noLoad']],
    ['keeps the first while there are others', ['load', 'load', 'ready'], ['load', 'noLoad', 'ready']],
    ['unloads the first where it is alone', ['load', 'ready', 'ready'], ['noLoad', 'ready', 'ready']],
    ['does nothing without load', ['noLoad', 'ready', 'runOn'], ['noLoad', 'ready', 'runOn']],
  ])('%s', (_, before, after) => {
    expect(modesAfter(before, { networkBar: 7.31 })).toEqual(after);
  });

  it('leaves one in load as long as it has to, and takes the one before it', () => {
    const held = (modeS: number) =>
      actOn([{ mode: 'load' }, { mode: 'load' }, { mode: 'load', modeS }], { networkBar: 7.4 }).machines.map(({ mode }) => mode);
    expect(held(29)).toEqual(['load', 'noLoad', 'load']);
    expect(held(30)).toEqual(['load', 'load', 'noLoad']);
  });

  it('lets a piston stand at once', () => {
    expect(modesAfter(['load', 'load'], { networkBar: 7.4, order: [0, 1], configs: [machineOf(1), machineOf(2, 'piston')] })).toEqual([
      'load',
      'ready',
    ]);
  });

  it('does nothing where the pressure is in the band or will be', () => {
    const modes: readonly MachineMode[] = ['load', 'load', 'ready'];
    expect(modesAfter(modes, { networkBar: 7.3, expectedBar: 7.9 })).toEqual(modes);
    expect(modesAfter(modes, { networkBar: 7.9, expectedBar: 7.3 })).toEqual(modes);
  });
});

describe('the sequencer within its band', () => {
  test.each<[string, readonly MachineMode[], readonly MachineMode[]]>([
    ['brings on the first of a new order', ['ready', 'load', 'ready'], ['starting', 'load', 'ready']],
    ['loads it where it runs', ['runOn', 'load', 'ready'], ['load', 'load', 'ready']],
    ['waits while it starts', ['starting', 'load', 'ready'], ['starting', 'load', 'ready']],
    ['lets all stand while none is in load', ['ready', 'ready', 'noLoad'], ['ready', 'ready', 'noLoad']],
  ])('%s', (_, before, after) => {
    expect(modesAfter(before, { networkBar: 7 })).toEqual(after);
  });

  it('does not bring on a first one that may not start yet, or none at all', () => {
    const fresh = actOn([{ startedAtMs: noonMs - 1000 }, { mode: 'load' }], { networkBar: 7, order: [0, 1] });
    expect(fresh.machines.map(({ mode }) => mode)).toEqual(['ready', 'load']);
    expect(modesAfter(['load'], { networkBar: 7, order: [] })).toEqual(['load']);
  });
});

describe('between two actions', () => {
  const acts = (networkBar: number, actedS: number, lost = false) =>
    modesAfter(['load', 'load', 'ready'], { networkBar, actedS, lost, expectedBar: networkBar }).join() !== 'load,load,ready';

  it('pass 20 s, or 6 s while the pressure is 0.06 bar outside of the band', () => {
    expect([acts(6.79, 19.9), acts(6.79, 20), acts(7.31, 19.9), acts(7.31, 20)]).toEqual([false, true, false, true]);
    expect([acts(6.75, 19.9), acts(7.35, 19.9)]).toEqual([false, false]);
    expect([acts(6.73, 5.9), acts(6.73, 6), acts(7.37, 5.9), acts(7.37, 6)]).toEqual([false, true, false, true]);
  });

  it('is urgent, and too urgent to wait for a machine that starts, beyond the limit and not at it', () => {
    const plant: Partial<PlantConfig> = {
      band: { lowBar: 6.75, highBar: 7.25 },
      sequencer: { settleS: 20, urgentSettleS: 6, urgentBar: 0.0625, impatientBar: 0.125, lookAheadS: 15 },
    };
    const after = (modes: readonly MachineMode[], networkBar: number, actedS: number) => modesAfter(modes, { networkBar, actedS, plant });
    const pair: readonly MachineMode[] = ['load', 'load', 'ready'];
    for (const limit of [6.6875, 7.3125]) {
      expect(after(pair, limit, 10)).toEqual(pair);
      expect(after(pair, limit + (limit < 7 ? -1e-9 : 1e-9), 10)).not.toEqual(pair);
    }
    const starting: readonly MachineMode[] = ['starting', 'ready', 'ready'];
    expect(after(starting, 6.625 + 1e-9, 60)).toEqual(starting);
    expect(after(starting, 6.625, 60)).toEqual(['starting', 'starting', 'ready']);
  });

  it('passes no time where a machine in load is lost, if the pressure will be below the band', () => {
    const lost = (expectedBar: number) =>
      modesAfter(['ready', 'load', 'noLoad'], { networkBar: 7, expectedBar, actedS: 0, lost: true, order: [1, 2, 0] });
    expect(lost(6.79)).toEqual(['ready', 'load', 'load']);
    expect(lost(6.8)).toEqual(['ready', 'load', 'noLoad']);
  });
});
