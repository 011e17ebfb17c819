import { declareBench } from './harness/Bench.ts';

export const bench = declareBench({
  work: 'a year of seven machines replayed for measures: band, order and pressure are searched, and all together, from kept days to the text of the answer',
  rounds: 3,
  ours: {
    name: 'replayedMeasures',
    prepare: async () => (await import('./measuresYear.ts')).measuresYear(),
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: 120_000, name: '2 min', reach: 1, aim: 0.5 },
});
