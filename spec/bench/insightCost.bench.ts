import { latestLayout } from '../../core/dayFile/index.ts';
import { declareBench } from './harness/Bench.ts';
import { dayFile } from './readDayFileInput.ts';

const days = 365;
const budgetMs = 300;

export const bench = declareBench({
  work: 'the cost of a year of ten machines, each quarter hour at its own rate, from kept sums to the text of the answer',
  rounds: 9,
  input: () => dayFile(latestLayout),
  ours: {
    name: 'energyCostOf',
    prepare: async (input) => (await import('./insightCostYear.ts')).costOfDays(input.read(), days),
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: budgetMs, name: `${budgetMs} ms`, reach: 1, aim: 0.5 },
});
