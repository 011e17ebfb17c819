import { latestLayout } from '../../core/dayFile/index.ts';
import { declareBench } from './harness/Bench.ts';
import { csvParse, duckdb, ours, oursOnce, papaparse, udsvFastest, udsvTypedColumns, udsvTypedRows } from './readDayFileContenders.ts';
import { dayFile, rowsOfADay } from './readDayFileInput.ts';

export const bench = declareBench({
  work: 'a day file of the newest layout, 43 200 rows x 65 columns, checked, into columns',
  input: () => dayFile(latestLayout),
  tolerance: 1e-6,
  ours,
  peers: [
    { ...oursOnce, reach: 1, aim: 1 },
    { ...udsvTypedColumns(latestLayout), reach: 10, aim: 20 },
    { ...udsvTypedRows(latestLayout), reach: 10, aim: 20 },
    { ...udsvFastest(latestLayout, rowsOfADay), reach: 5, aim: 10 },
    { ...duckdb(latestLayout), reach: 3.5, aim: 8 },
    { ...papaparse(latestLayout), reach: 10, aim: 20 },
    { ...csvParse(latestLayout), reach: 10, aim: 20 },
  ],
  memory: {
    name: 'input + columns',
    reach: 1.5,
    aim: 1.2,
    prepare: async (input) => {
      const { dayFileHead, readDayFile } = await import('../../core/dayFile/index.ts');
      const header = { date: '2026-11-20', schematicNumber: '', softwareVersion: latestLayout.version, periodS: 2 };
      readDayFile(new TextEncoder().encode(dayFileHead(latestLayout, header)));
      return () => {
        const bytes = input.read();
        const output = readDayFile(bytes);
        const { length, columns } = output.samples;
        return { output, minBytes: bytes.length + length * (8 + 4 * columns.size) };
      };
    },
  },
});
