import { declareBench } from './harness/Bench.ts';

export const bench = declareBench({
  work: 'the answer to the energy of a year of ten machines against its first quarter, from sums of quarter hours',
  rounds: 9,
  ours: {
    name: 'performanceAnswer',
    prepare: async () => (await import('./performanceYear.ts')).performanceYear(),
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: 300, name: '300 ms', reach: 1, aim: 0.5 },
});
