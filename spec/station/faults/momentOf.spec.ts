import { describe, expect, it } from '@jest/globals';
import type { PlantSample } from '../../../core/ports/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { momentOf } from '../../../station/faults/momentOf.ts';
import { fault, morning } from './faultSample.ts';

describe('what is kept of a sample around a fault', () => {
  it('is its row, what is up, and the value of each analog input that has one, by where it is wired', () => {
    const input = (index: number, value: number | undefined) => ({ index, name: `I${index}`, function: 'temperature', value }) as const;
    const sample: PlantSample = {
      ...{ ...morning, maintenance: [], faults: [fault(3, 70), fault('master', 16)] },
      master: { ...morning.master, inputs: [input(1, 3.5), input(2, undefined)] },
      compressors: morning.compressors.map((each) => ({ ...each, inputs: each.index === 4 ? [input(1, NaN), input(2, -7)] : [] })),
    };
    const row = sampleRowOf(sample);
    const { moment, inputs } = momentOf(row, sample, { row: ({ atMs }) => `row of ${atMs}\n` });
    expect(moment).toEqual({
      ...{ atMs: morning.atMs, row: `row of ${morning.atMs}\n`, values: { 'master.1': 3.5, '4.2': -7 } },
      faults: [
        [3, 70],
        ['master', 16],
      ],
    });
    expect(inputs).toEqual([
      { key: 'master.1', source: 'master', index: 1, name: 'I1', function: 'temperature' },
      { key: 'master.2', source: 'master', index: 2, name: 'I2', function: 'temperature' },
      { key: '4.1', source: 4, index: 1, name: 'I1', function: 'temperature' },
      { key: '4.2', source: 4, index: 2, name: 'I2', function: 'temperature' },
    ]);
  });
});
