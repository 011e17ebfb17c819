import { latestLayout, layoutInUnits } from '../../core/dayFile/index.ts';
import { declareBench } from './harness/Bench.ts';
import { ours, oursOnce, udsvFastest, udsvTypedColumns, udsvTypedRows } from './readDayFileContenders.ts';
import { dayFile, rowsOfADay } from './readDayFileInput.ts';

const layout = layoutInUnits(latestLayout, { pressure: 'psi', temperature: 'degF', volume: 'cft' });

export const bench = declareBench({
  work: 'a day file of the newest layout in psi, cft/min and degF, into columns of base units',
  input: () => dayFile(layout),
  tolerance: 1e-6,
  ours,
  peers: [
    { ...oursOnce, reach: 1, aim: 1 },
    { ...udsvTypedColumns(layout), reach: 8, aim: 15 },
    { ...udsvTypedRows(layout), reach: 8, aim: 15 },
    { ...udsvFastest(layout, rowsOfADay), reach: 5, aim: 10 },
  ],
});
