import { describe, expect, it } from '@jest/globals';
import { demoPlant, plantFaults, type PlantState, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import type { FaultSample } from '../../../station/faults/FaultSample.ts';
import { pastFaults } from '../../../station/sources/pastFaults.ts';

const fromMs = Date.parse('2026-03-01T08:00:00Z');
const fault = (minute: number, durationS: number, slot: number) =>
  ({
    begins: { rule: 'once', atMs: fromMs + minute * 60_000 },
    durationS,
    effect: { kind: 'machineFault', slot, fault: 'motorDue' },
  }) as const;
const config = { ...demoPlant, events: [fault(2, 240, 1), fault(4, 240, 2), fault(6, 120, 3)] };

describe('the faults of a past time', () => {
  it('are said of the first state and each later one that has others than the state before, however the states come', () => {
    const states: PlantState[] = [...plantStates({ config, seed: 5, fromMs, untilMs: fromMs + 600_000, stepS: 30 })];
    const namesOf = (state: PlantState) =>
      plantFaults(config, state)
        .map(({ source, bitIndex }) => `${source}:${bitIndex}`)
        .join(' ');
    const changing = states.filter((state, i) => namesOf(state) !== (i === 0 ? '' : namesOf(states[i - 1]!)));
    expect(changing.length).toBeGreaterThan(2);
    for (const atATime of [1, 7, states.length]) {
      const taken: FaultSample[] = [];
      const say = pastFaults(config, { take: (sample) => taken.push(sample) });
      for (let i = 0; i < states.length; i += atATime) say(states.slice(i, i + atATime));
      expect(taken).toEqual(changing.map((state) => ({ ...plantSnapshot(config, state), faults: plantFaults(config, state) })));
    }
  });
});
