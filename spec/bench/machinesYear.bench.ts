import { latestLayout } from '../../core/dayFile/index.ts';
import { declareBench } from './harness/Bench.ts';
import { dayFile } from './readDayFileInput.ts';

export const bench = declareBench({
  work: 'what a year says of ten machines, beside their sheets, themselves and the flow into the network, from kept days to the text of the answer',
  rounds: 9,
  input: () => dayFile(latestLayout),
  ours: {
    name: 'machinesOf',
    prepare: async (input) => (await import('./machinesYear.ts')).machinesYear(input.read()),
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: 300, name: '300 ms', reach: 1, aim: 0.5 },
});
