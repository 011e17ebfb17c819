import { preparedTotals, totalsOf } from '../../core/totals/index.ts';
import { type TimeRange, msPerDay } from '../../core/time/index.ts';
import { declareBench } from './harness/Bench.ts';
import { duckdbFigures, duckdbTotals, duckdbYear, type StateRow } from './integrateDuckdb.ts';
import { figureCount, writeFigures } from './integrateFigures.ts';
import { yearDays, yearOfSamples, yearPeriodS, yearSlots, yearStartMs } from './integrateYear.ts';

const days = Array.from({ length: yearDays }, (_, day) => ({
  fromMs: yearStartMs + day * msPerDay,
  untilMs: yearStartMs + (day + 1) * msPerDay,
}));

const dayFigures = yearSlots.length * figureCount;

/** Every day of the year, from totals prepared once; the peer groups its samples by day. */
export const bench = declareBench({
  work: `${yearDays} daily balances of 10 machines`,
  rounds: 5,
  tolerance: 1e-7,
  ours: {
    name: 'preparedTotals',
    prepare: () => {
      const table = yearOfSamples();
      const prepared = preparedTotals();
      prepared.append(table, yearPeriodS);
      const isSame = (day: TimeRange) => JSON.stringify(prepared.totals(day)) === JSON.stringify(totalsOf(table, day, yearPeriodS));
      if (!days.every(isSame)) throw new Error('prepared totals differ from a scan');
      return () => {
        const figures = new Float64Array(days.length * dayFigures);
        days.forEach((day, i) => {
          writeFigures(prepared.totals(day), figures, i * dayFigures);
        });
        return figures;
      };
    },
  },
  peers: [
    {
      name: 'DuckDB, 1 thread',
      reach: 1000,
      aim: 3000,
      prepare: async () => {
        const connection = await duckdbYear(yearOfSamples());
        const sql = duckdbTotals(`(ts - ${yearStartMs}) // ${msPerDay}`);
        return async () => (await connection.runAndReadAll(sql)).getRowObjectsJS() as unknown as readonly StateRow[];
      },
      result: (rows: readonly StateRow[]) => duckdbFigures(rows, yearDays),
    },
  ],
});
