import { describe, expect, it } from '@jest/globals';
import { decodeFaultWindow, encodeFaultWindow, type SentWindow } from '../../../adapters/contract/index.ts';
import { windowResponse } from '../../../adapters/contract/faultSchemas.ts';
import { knownDayFiles } from '../../contract/knownStation.ts';
import { sent } from './wires.ts';

const [rows] = knownDayFiles.values();
const window: SentWindow = {
  ...{ fromMs: 5, untilMs: 9, isComplete: true, rows: rows! },
  inputs: [
    { source: 'master', name: 'FLOW', function: 'volumeFlow', values: [1.5, NaN] },
    { source: 3, name: '', function: 'pressure', values: [] },
  ],
  faults: [
    { source: 'limits', bitIndex: 70, fromMs: 6, untilMs: 8 },
    { source: 2, bitIndex: 65, fromMs: 7, untilMs: undefined },
  ],
};
const wire = encodeFaultWindow(window);
const windowWith = (part: object) => {
  const read = decodeFaultWindow(sent({ window: { ...wire.window, ...part } }));
  return read === 'none' ? undefined : read;
};

describe('what was recorded around a fault, on the wire', () => {
  it('[ALARM-4] arrives as it was sent, its rows as samples', () => {
    expect(windowResponse.safeParse(wire).success).toBe(true);
    const { rows: text, ...rest } = window;
    const read = windowWith({})!;
    expect(read).toMatchObject(rest);
    expect(read.samples.length).toBe(text.split('\n').filter((line) => line.startsWith('2026')).length);
    expect(windowWith({ is_complete: false })?.isComplete).toBe(false);
  });

  it('[ALARM-4] is nothing where there is none, or none that can be read', () => {
    expect(encodeFaultWindow(undefined)).toEqual({ window: null });
    expect([{ window: null }, undefined, 'text'].map(decodeFaultWindow)).toEqual(['none', 'none', 'none']);
    for (const field of ['from_ms', 'until_ms', 'rows']) expect(windowWith({ [field]: {} })).toBeUndefined();
  });

  it.each(['source', 'function'])('[ALARM-4] leaves out an input without its %s', (field) => {
    const [first, second] = wire.window!.inputs;
    expect(windowWith({ inputs: [{ ...first, [field]: 'odd' }, second] })?.inputs).toEqual([window.inputs[1]]);
  });

  it.each(['source', 'bit_index', 'from_ms'])('[ALARM-4] leaves out a fault without its %s', (field) => {
    const [first, second] = wire.window!.faults;
    expect(windowWith({ faults: [{ ...first, [field]: 'odd' }, second] })?.faults).toEqual([window.faults[1]]);
  });
});
