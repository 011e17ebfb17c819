import { describe, expect, it } from '@jest/globals';
import { masterBit } from '../../../../core/master/index.ts';
import { type EventEffect, type PlantConfig, plantSnapshot, type PlantState } from '../../../../core/plant/index.ts';
import { noiseStream, smoothNoise } from '../../../../core/plant/noise.ts';
import { machineOf, momentOf, noonMs, plantOf, stateOf, under } from './handmade.ts';

const drops: Partial<PlantConfig> = { filterDrop: { dropBar: 0.4, flowM3min: 16 }, decentralDropsBar: [0.16, 0.24] };
const masterOf = (effects: readonly EventEffect[] = [], moment: Partial<PlantState> = {}) => {
  const { events, schedule } = under(effects);
  return plantSnapshot(plantOf([], { ...drops, events }), momentOf([], { schedule, ...moment })).master;
};
const inputs = (effects: readonly EventEffect[] = [], moment: Partial<PlantState> = {}) =>
  masterOf(effects, moment).inputs.map(({ index, name, value }) => [index, name, value] as const);
/** 8 of 16 m3/min: a half of the flow that the drops are given for. */
const dewPointDegC = (atMs: number) => 2.7 + 0.35 + 0.3 * smoothNoise(1, noiseStream.dewPoint, atMs, 600_000);

describe('the inputs of the master', () => {
  it('are pressures by the square of the flow, the dew point, the flow and the temperature of the room', () => {
    expect(inputs()).toEqual([
      [1, 'RECEIVER_PRESS', 7],
      [2, 'DEW_POINT', expect.closeTo(dewPointDegC(noonMs), 9)],
      [3, 'ADD_PRESS_1', expect.closeTo(6.86, 9)],
      [4, 'ADD_PRESS_2', expect.closeTo(6.84, 9)],
      [5, 'VOLUME_FLOW', 8],
      [6, expect.any(String), 20],
    ]);
  });

  it('have a dew point that wanders within 10 min, and is 9 K higher behind a dryer that fails', () => {
    const dewPoint = (effects: readonly EventEffect[], atMs: number) => inputs(effects, { atMs })[1]![2];
    for (const atMs of [noonMs + 200_000, noonMs + 500_000, noonMs + 700_000]) {
      expect(dewPoint([], atMs)).toBeCloseTo(dewPointDegC(atMs), 9);
      expect(dewPoint([{ kind: 'masterFault', fault: 'highDewPoint' }], atMs)).toBeCloseTo(dewPointDegC(atMs) + 9, 9);
    }
  });

  it('have no pressure below that of the surroundings', () => {
    expect(
      inputs([{ kind: 'extraDemand', flowM3min: 90 }])
        .slice(2, 4)
        .map(([, , value]) => value),
    ).toEqual([0, 0]);
  });
});

describe('what the master reports', () => {
  const of = (recent: readonly (readonly [loadS: number, noLoadS: number])[], more: Partial<PlantConfig> = {}) => {
    const states = recent.map(([recentLoadS, recentNoLoadS], i) =>
      stateOf({ recentLoadS, recentNoLoadS, mode: i === 1 ? 'starting' : 'ready' }),
    );
    return plantSnapshot(
      plantOf(
        recent.map((_, i) => machineOf(i + 1)),
        more,
      ),
      momentOf(states),
    );
  };

  it('has the load ratio of a minute of running at least, of each machine and of all', () => {
    const { master, compressors } = of([
      [45, 15],
      [40, 19],
    ]);
    expect(compressors.slice(0, 3).map(({ loadRatio }) => loadRatio)).toEqual([0.75, 0, undefined]);
    expect(master.loadRatio).toBeCloseTo(85 / 119, 12);
    expect(of([[30, 29.9]]).master.loadRatio).toBe(0);
  });

  it('is active with a machine that runs', () => {
    expect(of([[0, 0]]).master.status).toBe(masterBit.on);
    expect(
      of([
        [0, 0],
        [0, 0],
      ]).master.status,
    ).toBe(masterBit.on | masterBit.active);
  });

  it('has the sums of its machines, of none 0', () => {
    expect(of([]).master).toMatchObject({ powerKW: 0, deliveryVolumeM3min: 0 });
    expect(
      of([
        [0, 0],
        [0, 0],
      ]).master.powerKW,
    ).toBeCloseTo(19.5, 9);
  });
});
