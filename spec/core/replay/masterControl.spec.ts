import { describe, expect, it, test } from '@jest/globals';
import { masterControl } from '../../../core/replay/masterControl.ts';
import { machineModes as modes, type ReplayedMachines } from '../../../core/replay/ReplayedMachines.ts';
import { controlRules } from '../../../core/replay/replayRules.ts';

const band = { lowBar: 6, highBar: 7 };
const { settleS, urgentSettleS, urgentBar, impatientBar } = controlRules;

/** Machines in the order of their places, and what the control does to them. */
function controlled(given: Partial<Record<keyof ReplayedMachines, unknown>> = {}) {
  const acts: string[] = [];
  const machines = {
    ...{ mode: Uint8Array.of(modes.load, modes.standing), order: [0, 1], nowS: 1000, enteredS: [0, 0], isFirstIdle: false, starting: 0 },
    ...{
      machines: [
        { minLoadS: 30, runOnS: 300 },
        { minLoadS: 30, runOnS: 0 },
      ],
      variables: 0,
      fixedM3min: 0,
    },
    canStart: (i: number) => (machines.mode as Uint8Array)[i] === modes.standing,
    bringOn: (i: number) => void acts.push(`bring ${i}`),
    enter: (i: number, mode: number) => void acts.push(`${mode === modes.noLoad ? 'unload' : 'stop'} ${i}`),
    ...given,
  };
  const act = masterControl(machines as unknown as ReplayedMachines, band);
  const actAt = (nowS: number, bar: number, expectedBar = bar, lost = false) => {
    machines.nowS = nowS;
    act(bar, expectedBar, lost);
    return acts.splice(0);
  };
  return { actAt };
}

describe('a master control', () => {
  test.each([
    [6, 5.9, []],
    [5.99, 6, []],
    [5.99, 5.99, ['bring 1']],
    [7, 7.1, []],
    [7.01, 7, []],
    [7.01, 7.01, ['unload 0']],
    [6.5, 6.5, []],
  ])('at %p bar, expecting %p, does %j', (bar, expectedBar, acts) => {
    expect(controlled().actAt(1000, bar, expectedBar)).toEqual(acts);
  });

  test.each([
    [0.05, settleS],
    [urgentBar, settleS],
    [urgentBar + 0.01, urgentSettleS],
  ])('%p bar below its band waits for %p s from one action to the next', (below, waitS) => {
    const { actAt } = controlled({ order: [0, 1], canStart: () => true, mode: Uint8Array.of(modes.standing, modes.standing) });
    expect(actAt(1000, 6 - below)).toEqual(['bring 0']);
    expect(actAt(1000 + waitS - 1, 6 - below)).toEqual([]);
    expect(actAt(1000 + waitS, 6 - below)).toEqual(['bring 0']);
  });

  test.each([
    [0.05, settleS],
    [urgentBar, settleS],
    [urgentBar + 0.01, urgentSettleS],
  ])('%p bar above its band waits for %p s from one action to the next', (above, waitS) => {
    const { actAt } = controlled();
    expect(actAt(1000, 7 + above)).toEqual(['unload 0']);
    expect(actAt(1000 + waitS - 1, 7 + above)).toEqual([]);
    expect(actAt(1000 + waitS, 7 + above)).toEqual(['unload 0']);
  });

  it('waits for a machine that starts, unless the pressure falls far', () => {
    const { actAt } = controlled({ starting: 1 });
    expect(actAt(1000, 6 - impatientBar + 0.01)).toEqual([]);
    expect(actAt(1000, 6 - impatientBar)).toEqual(['bring 1']);
  });

  it('loads one that turns before it starts another, each by its order', () => {
    expect(controlled({ mode: Uint8Array.of(modes.standing, modes.noLoad), canStart: () => true }).actAt(1000, 5.9)).toEqual(['bring 1']);
    expect(controlled({ order: [1, 0], mode: Uint8Array.of(modes.noLoad, modes.noLoad) }).actAt(1000, 5.9)).toEqual(['bring 1']);
  });

  it('acts at once where a machine on load was lost and the pressure will be low', () => {
    const { actAt } = controlled();
    expect(actAt(1000, 7.1)).toEqual(['unload 0']);
    expect(actAt(1001, 6.5, 5.9, true)).toEqual(['bring 1']);
    expect(actAt(1002, 6.5, 6, true)).toEqual([]);
  });

  it('takes the load from the last of its order, from the first only where it is alone, and from none that was just loaded', () => {
    const both = { mode: Uint8Array.of(modes.load, modes.load) };
    expect(controlled(both).actAt(1000, 7.1)).toEqual(['stop 1']);
    expect(controlled({ ...both, order: [1, 0] }).actAt(1000, 7.1)).toEqual(['unload 0']);
    expect(controlled({ ...both, enteredS: [0, 971] }).actAt(1000, 7.1)).toEqual([]);
    expect(controlled({ ...both, enteredS: [0, 970] }).actAt(1000, 7.1)).toEqual(['stop 1']);
  });

  test.each([
    ['another one delivers', { fixedM3min: 5 }, ['bring 0']],
    ['a variable one delivers', { variables: 1 }, ['bring 0']],
    ['none delivers', {}, []],
    ['it can not start', { fixedM3min: 5, canStart: () => false }, []],
    ['it turns', { fixedM3min: 5, canStart: () => false, mode: Uint8Array.of(modes.noLoad, modes.load) }, ['bring 0']],
  ])('brings on the one that comes first, which is idle, where %s', (_what, given, acts) => {
    const { actAt } = controlled({ isFirstIdle: true, mode: Uint8Array.of(modes.standing, modes.load), ...given });
    expect(actAt(1000, 6.5)).toEqual(acts);
  });

  it('without any machine in its order does nothing', () => {
    const { actAt } = controlled({ order: [], mode: Uint8Array.of() });
    expect([actAt(1000, 5.9), actAt(1100, 7.1)]).toEqual([[], []]);
  });
});
