import { declareBench } from './harness/Bench.ts';

/** Reading, merging and writing of the answer to so many days of sums; drawing it takes a frame. */
export const historyBench = (range: string, days: number, budgetMs: number) =>
  declareBench({
    work: `the answer to ${range} of six lines, from sums of quarter hours`,
    rounds: 9,
    ours: {
      name: 'channelHistory',
      prepare: async () => {
        const { tenYearsOfSums } = await import('./tenYearsOfSums.ts');
        const read = tenYearsOfSums();
        return () => read(days);
      },
      result: (text: string) => text.length > 0,
    },
    peers: [],
    budget: { ms: budgetMs, name: `${budgetMs} ms`, reach: 1, aim: 0.5 },
  });
