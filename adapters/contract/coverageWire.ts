import type { BalanceCoverage } from '../../core/balance/index.ts';
import { type Json, numberOr, orNull } from './lenient.ts';

export const encodeCoverage = ({ state, power, delivery }: BalanceCoverage) => ({
  state: orNull(state),
  power: orNull(power),
  delivery: orNull(delivery),
});

/** What is not sent is not known. */
export const decodeCoverage = (wire: Json): BalanceCoverage => {
  const share = (field: string) => numberOr(wire[field]);
  return { state: share('state'), power: share('power'), delivery: share('delivery') };
};
