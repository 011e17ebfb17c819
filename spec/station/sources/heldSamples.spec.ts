import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangeOf, rowAt, type SampleTable, tableOf } from '../../../core/samples/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { type HeldSample, heldSamples } from '../../../station/sources/heldSamples.ts';
import { expectClose } from '../../core/totals/expectConserved.ts';
import { delivery, load, machineLog, noLoad, off, power, status } from '../../core/samples/logs.ts';
import { tableOf as columnsOf } from '../../core/samples/tables.ts';

async function held(table: SampleTable, periodS: number): Promise<readonly HeldSample[]> {
  async function* rows() {
    for (let i = 0; i < table.length; i++) yield await Promise.resolve({ row: rowAt(table, i), periodS, inputs: [], estimated: [] });
  }
  const samples: HeldSample[] = [];
  for await (const sample of heldSamples(rows())) samples.push(sample);
  return samples;
}

/** What was sampled, at the times of the recording. */
function sampled(samples: readonly HeldSample[], startMs: number): SampleTable {
  let atMs = startMs - samples[0]!.afterMs;
  return tableOf(samples.map(({ row, afterMs }) => ({ ...row, atMs: (atMs += afterMs) })));
}

const seconds = async (table: SampleTable, periodS: number) => (await held(table, periodS)).map(({ afterMs }) => afterMs / 1000);

describe('the samples of a recording', () => {
  it('[BAL-15] count what its rows count, whatever its period and however its rows lie', async () => {
    const step = fc.oneof({ weight: 6, arbitrary: fc.constant(60) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) });
    const row = fc.tuple(step, fc.constantFrom(load, noLoad, off, NaN), fc.nat({ max: 9000 }), fc.nat({ max: 900 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 2, maxLength: 12 }),
        fc.constantFrom(1, 2, 5, 7, 10, 59, 60, 300),
        async (rows, periodS) => {
          let atMs = 0;
          const table = columnsOf(
            rows.map(([afterS]) => (atMs += afterS * 1000)),
            {
              [status]: rows.map(([, word]) => word),
              [power]: rows.map(([, , tenths]) => tenths / 10),
              [delivery]: rows.map(([, , , tenths]) => tenths / 10),
            },
          );
          // what the last row counts depends on the one behind it, which is not there
          const range = { fromMs: 0, untilMs: atMs };
          const { loadS, noLoadS, offS, noDataS, energyLoadKWh, energyKWh, volumeM3, powerS } = totalsOf(table, range, periodS)
            .machines[2]!;
          const recorded = { loadS, noLoadS, offS, noDataS, energyLoadKWh, energyKWh, volumeM3, powerS };
          expectClose(totalsOf(sampled(await held(table, periodS), table.timesMs[0]!), range, 2).machines[2], recorded);
        },
      ),
    );
  });

  it('come every 2 s, each row up to the next one', async () => {
    const table = machineLog(
      [
        [load, 60, 9],
        [off, 0, 0],
      ],
      10_000,
    );
    const samples = await held(table, 10);
    expect(samples.map(({ afterMs }) => afterMs)).toEqual([2000, 2000, 2000, 2000, 2000, 2000]);
    expect(Array.from(sampled(samples, 0).columns.get(status)!)).toEqual([load, load, load, load, load, off]);
  });

  it('wait for a gap of up to a minute, and not for a longer one', async () => {
    expect(await seconds(columnsOf([0, 62_000, 64_000]), 2)).toEqual([2, 62, 2]);
    expect(await seconds(columnsOf([0, 62_001, 64_001]), 2)).toEqual([2, 2, 2]);
  });

  it('go on behind the last row where the recording begins again', async () => {
    const table = rangeOf(columnsOf([10_000, 12_000, 16_000]), 0, 20_000);
    const again = columnsOf([12_000, 10_000]);
    expect(await seconds(table, 2)).toEqual([2, 2, 4]);
    expect(await seconds(again, 4)).toEqual([2, 2, 2]);
  });

  it('end with one without values where a row counts for an odd time before a gap', async () => {
    const samples = await held(
      machineLog(
        [
          [load, 60, 9],
          [load, 60, 9],
        ],
        30_000,
      ),
      5,
    );
    expect(samples.map(({ afterMs }) => afterMs / 1000)).toEqual([2, 2, 2, 1, 25]);
    expect(Array.from(sampled(samples, 0).columns.get(power)!)).toEqual([60, 60, 60, NaN, 60]);
  });
});
