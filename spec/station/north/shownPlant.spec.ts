import { describe, expect, it } from '@jest/globals';
import { notInstalled, statusBit } from '../../../core/compressor/index.ts';
import { hoursPayload, machinePayload, northTopics, plantPayload, shownStateOf } from '../../../core/north/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { hoursMessages, machineMessages, plantMessage, statesOf } from '../../../station/north/shownPlant.ts';
import { morning, withStatus } from '../faults/faultSample.ts';

const sample: PlantSample = {
  ...{ ...morning, faults: [], estimated: ['electricalPowerKW@1', 'powerKW@0'] },
  maintenance: [{ index: 2, component: 'oilFilter', intervalH: 2000, remainingH: 20 }],
};
const topics = northTopics('a');
const installed = sample.compressors.filter(({ technology }) => technology !== notInstalled);
const textOf = (payload: object) => JSON.stringify(payload);

describe('what is said of the plant', () => {
  it('is kept of the plant as a whole, with its values or, when nothing is heard, without', () => {
    const said = { topic: topics.plant, isRetained: true, qos: 0 };
    expect(plantMessage('a', { sample, isSilent: false })).toEqual({
      ...said,
      text: textOf(plantPayload(sample.atMs, sample.master, sample.estimated)),
    });
    expect(plantMessage('a', { sample, isSilent: true })).toEqual({ ...said, text: textOf(plantPayload(sample.atMs, {}, [])) });
    expect(plantMessage('a', { sample: undefined, isSilent: false })).toEqual({
      ...said,
      text: textOf(plantPayload(undefined, {}, undefined)),
    });
  });

  it('is of each machine that is installed, and is not kept', () => {
    const messages = machineMessages('a', { sample, isSilent: false });
    expect([...messages.keys()]).toEqual(installed.map(({ index }) => index));
    for (const machine of installed) {
      const text = textOf(machinePayload(sample.atMs, machine, sample.estimated));
      expect(messages.get(machine.index)).toEqual({ topic: topics.compressor(machine.index), isRetained: false, qos: 0, text });
    }
    expect(machineMessages('a', { sample: undefined, isSilent: false }).size).toBe(0);
  });

  it('is of a machine that nobody hears that it has no communication, by its name, and no value', () => {
    const messages = machineMessages('a', { sample, isSilent: true });
    expect([...messages.keys()]).toEqual(installed.map(({ index }) => index));
    const [first] = installed;
    const said = JSON.parse(messages.get(first!.index)!.text) as Readonly<Record<string, unknown>>;
    expect(said).toMatchObject({ name: first!.name, state: 'communicationError' });
    expect(Object.values(said).filter((value) => typeof value === 'number' && value === first!.electricalPowerKW)).toEqual([]);
  });

  it('is of the hours of each machine, and is kept', () => {
    const countersOf = (slot: number) => ({ runningH: 100 * slot, loadedH: 50 * slot, starts: slot });
    const messages = hoursMessages('a', { sample, isSilent: false }, countersOf);
    expect(messages).toEqual(
      installed.map(({ index }) => ({
        ...{ topic: topics.hours(index), isRetained: true, qos: 0 },
        text: textOf(hoursPayload(index, countersOf(index), sample.maintenance)),
      })),
    );
    expect(hoursMessages('a', { sample: undefined, isSilent: false }, countersOf)).toEqual([]);
  });

  it('is what the machine of each slot does, and nothing of an empty one', () => {
    const changed = { ...sample, ...withStatus(morning, installed[0]!.index, statusBit.communicationError) };
    const states = statesOf(changed);
    expect(states.map((state) => state !== undefined)).toEqual(sample.compressors.map(({ technology }) => technology !== notInstalled));
    expect(states).toEqual(changed.compressors.map((each) => (each.technology === notInstalled ? undefined : shownStateOf(each))));
    expect(states[installed[0]!.index - 1]).toBe('communicationError');
  });
});
