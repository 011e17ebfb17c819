import { historyBench } from './historyBench.ts';

export const bench = historyBench('a year', 365, 300);
