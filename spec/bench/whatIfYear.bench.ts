import type { WhatIf } from '../../core/replay/index.ts';
import { declareBench } from './harness/Bench.ts';

const maxBytes = 500e6;

export const bench = declareBench({
  work: 'a replay of a year of ten machines with another band, from kept days to the saving with its interval',
  rounds: 3,
  input: async () => (await import('./whatIfYear.ts')).keptWeek(),
  ours: {
    name: 'whatIf',
    prepare: async (input) => (await import('./whatIfYear.ts')).whatIfYear(input.read()),
    result: (answer: unknown) => (answer as WhatIf).kind,
  },
  peers: [],
  budget: { ms: 10_000, name: '10 s', reach: 1, aim: 0.3 },
  memory: {
    name: '500 MB',
    reach: 1,
    aim: 0.6,
    prepare: async (input) => {
      const { whatIfYear } = await import('./whatIfYear.ts');
      return () => ({ output: whatIfYear(input.read())(), minBytes: maxBytes });
    },
  },
});
