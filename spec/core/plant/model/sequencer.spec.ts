import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoPlant, type MachineState, startPlant } from '../../../../core/plant/index.ts';
import { sequenced } from '../../../../core/plant/model/sequencer.ts';
import { quietPlant, simulated } from '../simulated.ts';

interface History {
  /** Instants of the starts. */
  readonly startsMs: number[];
  /** `from>to` of each change of mode. */
  readonly changes: Set<string>;
  /** Longest time in run-on, and time unloaded before each stop. */
  longestRunOnS: number;
  readonly flowShares: { low: number; high: number };
}

const positions = demoPlant.machines.map((_, i) => i);
const ofKind = (kind: string) => positions.filter((i) => demoPlant.machines[i]!.kind === kind);

describe('the sequencer, over a week', () => {
  const histories: History[] = positions.map(() => ({
    startsMs: [],
    changes: new Set(),
    longestRunOnS: 0,
    flowShares: { low: Infinity, high: 0 },
  }));
  const orders = new Map<number, { readonly order: readonly number[]; readonly machines: readonly MachineState[] }>();
  let maxTrimming = 0;

  beforeAll(() => {
    let before: readonly MachineState[] | undefined;
    for (const state of simulated({ config: quietPlant, seed: 5, from: '2025-11-10T00:00:00Z', hours: 7 * 24 })) {
      if (!orders.has(state.orderDay)) orders.set(state.orderDay, state);
      state.machines.forEach((machine, i) => {
        const last = before?.[i];
        const history = histories[i]!;
        if (last !== undefined && machine.starts > last.starts) history.startsMs.push(state.atMs);
        if (last !== undefined && machine.mode !== last.mode) history.changes.add(`${last.mode}>${machine.mode}`);
        if (machine.mode === 'runOn') history.longestRunOnS = Math.max(history.longestRunOnS, machine.modeS);
        if (machine.mode !== 'load') return;
        history.flowShares.low = Math.min(history.flowShares.low, machine.flowShare);
        history.flowShares.high = Math.max(history.flowShares.high, machine.flowShare);
      });
      const loadedLong = ofKind('speedControlledScrew').filter((i) => state.machines[i]!.mode === 'load' && state.machines[i]!.modeS > 60);
      maxTrimming = Math.max(maxTrimming, loadedLong.filter((i) => state.machines[i]!.flowShare < 0.75 - 1e-9).length);
      before = state.machines;
    }
  });

  it('starts no motor more often than its limit for an hour', () => {
    for (const i of positions) {
      const { startsMs } = histories[i]!;
      const inHourFrom = (fromMs: number) => startsMs.filter((atMs) => atMs >= fromMs && atMs < fromMs + 3_600_000).length;
      expect(Math.max(0, ...startsMs.map(inHourFrom))).toBeLessThanOrEqual(demoPlant.machines[i]!.startsPerHour);
    }
  });

  it('brings every machine on at some time', () => {
    for (const i of positions) expect(histories[i]!.changes).toContain('starting>load');
  });

  it('lets screws and turbo run on unloaded and then stand ready', () => {
    const rotating = positions.filter((i) => demoPlant.machines[i]!.kind !== 'piston');
    const allowed = ['ready>starting', 'starting>load', 'load>noLoad', 'noLoad>runOn', 'noLoad>load', 'runOn>load', 'runOn>ready'];
    for (const i of rotating) {
      expect(allowed).toEqual(expect.arrayContaining([...histories[i]!.changes]));
      expect(histories[i]!.changes).toContain('runOn>ready');
      expect(histories[i]!.longestRunOnS).toBeLessThan(demoPlant.machines[i]!.runOnS + 2);
      expect(demoPlant.machines[i]!.runOnS).toBeGreaterThanOrEqual(120);
      expect(demoPlant.machines[i]!.runOnS).toBeLessThanOrEqual(600);
    }
  });

  it('stops the piston as soon as it is unloaded', () => {
    for (const i of ofKind('piston')) expect([...histories[i]!.changes].sort()).toEqual(['load>ready', 'ready>starting', 'starting>load']);
  });

  it('trims speed-controlled machines from 20 to 100 % and one at a time', () => {
    for (const i of ofKind('speedControlledScrew')) {
      expect(histories[i]!.flowShares.low).toBeCloseTo(0.2, 9);
      expect(histories[i]!.flowShares.high).toBeCloseTo(1, 9);
    }
    expect(maxTrimming).toBe(1);
  });

  it('runs fixed-speed machines at full delivery only, and the turbo at 70 to 100 %', () => {
    for (const i of ofKind('fixedScrew')) expect(histories[i]!.flowShares).toEqual({ low: 1, high: 1 });
    for (const i of ofKind('turbo')) {
      expect(histories[i]!.flowShares.low).toBeCloseTo(0.7, 9);
      expect(histories[i]!.flowShares.high).toBeCloseTo(1, 9);
    }
  });

  it('gives the fixed-speed machines a new order by running hours each day', () => {
    const fixed = new Set(ofKind('fixedScrew'));
    const runningS = ({ loadS, noLoadS }: MachineState) => loadS + noLoadS;
    const fixedOrders = [...orders.values()].map(({ order, machines }) => {
      const ofFixed = order.filter((i) => fixed.has(i));
      const hours = ofFixed.map((i) => runningS(machines[i]!));
      expect(hours).toEqual([...hours].sort((a, b) => a - b));
      return ofFixed.join();
    });
    expect(fixedOrders.length).toBeGreaterThanOrEqual(7);
    expect(new Set(fixedOrders).size).toBeGreaterThan(1);
  });
});

describe('the sequencer, with machines that stand', () => {
  const atMs = Date.UTC(2025, 10, 12, 8);
  const [first, second] = [0, 2];
  const { lowBar, highBar } = demoPlant.band;
  const { machines } = startPlant(
    { ...demoPlant, demand: { ...demoPlant.demand, plateauM3min: 0 }, leakage: { flowM3min: 0, atBar: 7 } },
    { seed: 1, atMs },
  );
  const minute = 60_000;

  const modesAfter = (
    startedAtMs: number,
    networkPressureBar: number,
    { actedAtMs = atMs - minute, expectedPressureBar = networkPressureBar, lostInLoad = false } = {},
  ) =>
    sequenced(demoPlant, {
      atMs,
      actedAtMs,
      networkPressureBar,
      expectedPressureBar,
      lostInLoad,
      order: [first, second],
      machines: machines.map((machine, i) => (i === first ? { ...machine, startedAtMs } : machine)),
    }).machines.map(({ mode }) => mode);

  const lastStart = 60 / demoPlant.machines[first]!.startsPerHour;

  it('starts the first of the order below the band', () => {
    const modes = modesAfter(atMs - lastStart * minute, lowBar - 0.01);
    expect(modes.filter((mode) => mode === 'starting')).toHaveLength(1);
    expect(modes[first]).toBe('starting');
  });

  it('passes over a machine whose limit of starts forbids one, and takes the next', () => {
    const modes = modesAfter(atMs - lastStart * minute + 1, lowBar - 0.01);
    expect([modes[first], modes[second]]).toEqual(['ready', 'starting']);
  });

  it.each([lowBar, 7, highBar, highBar + 0.5])('starts none at %d bar', (pressureBar) => {
    expect(new Set(modesAfter(0, pressureBar))).toEqual(new Set(['ready']));
  });

  it('starts none while the pressure recovers by itself', () => {
    expect(new Set(modesAfter(0, lowBar - 0.1, { expectedPressureBar: lowBar + 0.1 }))).toEqual(new Set(['ready']));
  });

  it('waits for an action to show before the next', () => {
    expect(new Set(modesAfter(0, lowBar - 0.01, { actedAtMs: atMs - 4000 }))).toEqual(new Set(['ready']));
  });

  it('replaces a machine lost in load at once, but not when the pressure will do', () => {
    const lost = { lostInLoad: true, actedAtMs: atMs };
    expect(modesAfter(0, lowBar + 0.2, { ...lost, expectedPressureBar: lowBar - 0.1 })[first]).toBe('starting');
    expect(new Set(modesAfter(0, lowBar + 0.2, { ...lost, expectedPressureBar: lowBar + 0.1 }))).toEqual(new Set(['ready']));
  });
});
