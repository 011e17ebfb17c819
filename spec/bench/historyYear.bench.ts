import { declareBench } from './harness/Bench.ts';

/** Reading, merging and writing of the answer; drawing it takes a frame. */
export const bench = declareBench({
  work: 'the answer to a year of six lines, from sums of quarter hours',
  rounds: 9,
  ours: {
    name: 'channelHistory',
    prepare: async () => {
      const { tenYearsOfSums } = await import('./tenYearsOfSums.ts');
      const read = tenYearsOfSums();
      return () => read(365);
    },
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: 300, name: '300 ms', reach: 1, aim: 0.5 },
});
