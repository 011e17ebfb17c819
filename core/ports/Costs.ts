import type { CostPeriod, EnergyCost } from '../cost/index.ts';
import type { Figure } from '../figures/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What the energy of a range cost, beside what was aimed at. */
export interface CostAnswer {
  readonly cost: EnergyCost;
  /** The part of the energy target that falls to the range. */
  readonly targetKWh: Figure;
}

/** Asks what the energy of a range of whole quarter hours cost, and for its periods. */
export interface Costs {
  read(range: TimeRange, every: CostPeriod, token: SessionToken, waiting?: Waiting): Promise<CallResult<CostAnswer>>;
}
