import type { FoundKind } from '../../core/estimate/index.ts';

/** How a figure came about, as it is shown beside it. */
export const foundKinds: Readonly<Record<FoundKind, string>> = {
  measured: 'measured',
  fitted: 'fitted',
  rule: 'rule of thumb',
  entered: 'entered',
  upperBound: 'upper bound',
};
