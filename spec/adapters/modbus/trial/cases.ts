import type { OpenClient } from './clients.ts';
import { trials, type Verdict, verdictOf, verdictOfTwoUnits } from './trials.ts';

export interface Case {
  readonly title: string;
  readonly run: (open: OpenClient) => Promise<Verdict>;
}

const both = ['tcp', 'rtu'] as const;

/** Every fault, over each kind of line that it is for. */
export const cases: readonly Case[] = [
  ...trials.flatMap((trial) =>
    trial.kinds.map((kind): Case => ({ title: `${trial.title}, ${kind}`, run: (open) => verdictOf(open, kind, trial) })),
  ),
  ...both.map((kind): Case => ({ title: `two units at once, ${kind}`, run: (open) => verdictOfTwoUnits(open, kind) })),
];
