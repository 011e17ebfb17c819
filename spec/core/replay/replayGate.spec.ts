import { describe, expect, it } from '@jest/globals';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { type GateFigure, type LoggedDay, replayGate } from '../../../core/replay/replayGate.ts';
import type { Replayed, ReplayDemand } from '../../../core/replay/ReplayPlant.ts';
import { eventsOf, loggedRows } from './loggedMachine.ts';
import { plantOf, screw, steadyDemand } from './replayedPlants.ts';

const hours = 24;
const demand = steadyDemand(6.3, hours);
const replayed = controlReplay(plantOf([screw]), demand);
const startCount = 40;
const withStarts: Replayed = { ...replayed, starts: startCount };
/** On load as often as the replay is. */
const slotsOnLoad = Math.round(replayed.machines[0]!.loadS / 10);
const loggedDemand: ReplayDemand = { ...demand, onLoad: demand.onLoad.map((_, i) => (i < slotsOnLoad ? 0b10 : 0)) };

interface Log {
  readonly energy?: (hour: number) => number;
  readonly known?: number;
  readonly starts?: number;
}

/** A day that logged what was replayed, but for what is said. */
function logOf({ energy = () => 1, known = 1, starts = startCount }: Log = {}): readonly LoggedDay[] {
  const { replay } = loggedRows([]);
  return [
    {
      events: eventsOf(Array.from({ length: starts }, (_, i) => [i * 600, 1, 'start'] as const)),
      replay: { ...replay, hoursKWh: replayed.hoursKWh.map((kWh, i) => kWh * energy(i)), hoursKnown: new Float64Array(hours).fill(known) },
    },
  ];
}

describe('the gate of a replay', () => {
  it('is passed by what was logged', () => {
    const { figures, passed, failed, hours: counted, measuredKWh, replayedKWh } = replayGate(withStarts, loggedDemand, logOf());
    expect(figures).toMatchObject({ nmbe: 0, cvHours: 0, starts: 0 });
    expect([passed, failed, counted]).toEqual([true, [], hours]);
    expect(measuredKWh).toBe(replayedKWh);
  });

  it.each<[string, Log, GateFigure[]]>([
    ['a tenth more energy', { energy: () => 1.1 }, ['nmbe']],
    ['a tenth less energy', { energy: () => 0.9 }, ['nmbe']],
    ['1 % more energy', { energy: () => 1.01 }, []],
    ['the same energy in other hours', { energy: (hour) => 1 + (hour % 2 === 0 ? 0.3 : -0.3) }, ['cvHours']],
    ['a quarter of the starts less', { starts: 30 }, ['starts']],
    ['a few starts less', { starts: 35 }, []],
    ['no hour that is known', { known: 0.9 }, ['nmbe', 'cvHours']],
  ])('by a log with %s names what is too far off', (_, log, failed) => {
    const gate = replayGate(withStarts, loggedDemand, logOf(log));
    // the replayed hours are not all of one energy
    expect(gate.failed).toEqual(failed);
    expect(gate.passed).toBe(failed.length === 0);
  });

  it('names hours on load that are too far off', () => {
    expect(
      replayGate(withStarts, { ...loggedDemand, onLoad: loggedDemand.onLoad.map((_, i) => (i < slotsOnLoad * 0.9 ? 0b10 : 0)) }, logOf())
        .failed,
    ).toEqual(['loadHours']);
  });

  it('takes one start for two where there are few of them', () => {
    expect(replayGate({ ...replayed, starts: 1 }, loggedDemand, logOf({ starts: 2 })).figures.starts).toBe(0);
  });

  it.each(['flowM3min', 'pressureBar'] as const)('counts neither hours nor starts nor loads of slots without %s', (column) => {
    const missing = { ...loggedDemand, [column]: loggedDemand[column].map((value, i) => (i < 180 ? NaN : value)) };
    const { hours: counted, figures } = replayGate({ ...replayed, starts: startCount - 3 }, missing, logOf());
    expect(counted).toBe(hours - 1);
    expect(figures.starts).toBe(0);
    expect(figures.loadHours).toBeCloseTo(180 / (slotsOnLoad - 180), 3);
  });
});
