import type { EnergyBalance } from '../balance/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** Asks for the energy balance of a range. */
export interface Balances {
  /** `purpose` is one of `balancePurposes`; any other text, as an address may have it, is logged and refused. */
  read(purpose: string, range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<EnergyBalance>>;
}
