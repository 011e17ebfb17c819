import { historyBench } from './historyBench.ts';

export const bench = historyBench('ten years', 3652, 1000);
