import { totalsOf } from '../../core/totals/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { declareBench } from './harness/Bench.ts';
import { duckdbFigures, duckdbTotals, duckdbYear, type StateRow } from './integrateDuckdb.ts';
import { figureCount, writeFigures } from './integrateFigures.ts';
import { yearDays, yearOfSamples, yearPeriodS, yearSlots, yearStartMs } from './integrateYear.ts';

/** Energy, volume, states, starts, unloadCycles, minima and maxima of a year of all machines from its samples, which each has in its memory. */
export const bench = declareBench({
  work: 'a year of 10 s samples of 10 machines, integrated',
  rounds: 5,
  ours: {
    name: 'totalsOf',
    prepare: () => {
      const table = yearOfSamples();
      const range = { fromMs: yearStartMs, untilMs: yearStartMs + yearDays * msPerDay };
      return () => {
        const figures = new Float64Array(yearSlots.length * figureCount);
        writeFigures(totalsOf(table, range, yearPeriodS), figures, 0);
        return figures;
      };
    },
  },
  peers: [
    {
      name: 'DuckDB, 1 thread',
      reach: 10,
      aim: 20,
      prepare: async () => {
        const connection = await duckdbYear(yearOfSamples());
        return async () => (await connection.runAndReadAll(duckdbTotals())).getRowObjectsJS() as unknown as readonly StateRow[];
      },
      result: (rows: readonly StateRow[]) => duckdbFigures(rows, 1),
    },
  ],
});
