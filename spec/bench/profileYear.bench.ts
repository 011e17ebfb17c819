import { declareBench } from './harness/Bench.ts';

export const bench = declareBench({
  work: 'the answer to the profile of a year of ten machines, from sums of quarter hours',
  rounds: 9,
  ours: {
    name: 'loadProfiles',
    prepare: async () => (await import('./profileYear.ts')).profileYear(),
    result: (text: string) => text.length > 0,
  },
  peers: [],
  budget: { ms: 300, name: '300 ms', reach: 1, aim: 0.5 },
});
