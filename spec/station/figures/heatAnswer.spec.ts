import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { HeatSource } from '../../../core/plantData/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { heatAnswer } from '../../../station/figures/heatAnswer.ts';
import type { StationFigures } from '../../../station/figures/stationFigures.ts';

type Asked = Parameters<StationFigures['heat']>[0];

const zone = 'Europe/Berlin';
const range = { fromMs: Date.parse('2026-03-01T00:00+01:00'), untilMs: Date.parse('2026-04-01T00:00+02:00') };
const dataText = 'day;heat';
const sourceOf = (machines: readonly number[], since = '2026-01-01', circuit: HeatSource['circuit'] = 'oilCirculation'): HeatSource => ({
  ...{ since, circuit, machines, usedShare: 0, form: {} },
});

/** What the figures are asked for, and the answer, with what is entered of sources of heat. */
async function answered(rows: readonly HeatSource[]) {
  const asked: Asked[] = [];
  const figures = {
    heat(question: Asked) {
      asked.push(question);
      return Promise.resolve({ report: {}, dataText } as Awaited<ReturnType<StationFigures['heat']>>);
    },
  };
  const plant = { ...defaultSettings.plant, heat: { ...defaultSettings.plant.heat, rows } };
  const answer = await heatAnswer(figures, { plant }, { range, circuit: 'oilCirculation', zone });
  return { answer, asked: asked[0]! };
}

describe('the waste heat of a circuit', () => {
  it.each<[string, readonly HeatSource[], readonly number[] | undefined]>([
    ['no entry', [], undefined],
    ['an entry without machines', [sourceOf([])], undefined],
    ['machines entered', [sourceOf([2, 5])], [2, 5]],
    ['an entry of another circuit', [sourceOf([2], '2026-01-01', 'airPipes')], undefined],
    ['an entry from the last day of the range on', [sourceOf([2]), sourceOf([3], '2026-03-31')], [3]],
    ['an entry from behind the range on', [sourceOf([2]), sourceOf([3], '2026-04-01')], [2]],
  ])('is of the machines that hold on the last day, or of all, with %s', async (_, rows, machines) => {
    expect((await answered(rows)).asked.machines).toEqual(machines);
  });

  it('is calculated with the shares of its own circuit, and names the bytes of its data', async () => {
    const own = sourceOf([2]);
    const { asked, answer } = await answered([own, sourceOf([3], '2026-02-01', 'airPipes')]);
    expect(asked.shares).toEqual([own]);
    expect(answer.source).toEqual(own);
    expect(answer.dataSha256).toBe(createHash('sha256').update(dataText).digest('hex'));
  });
});
