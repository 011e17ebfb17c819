import type { ListedService } from '../../../../core/maintenance/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import { cssVars } from '../../../kit/index.ts';

const tones = { overdue: 'mt-rest-overdue', dueSoon: 'mt-rest-soon', notDue: undefined } as const;

/** How much of the interval is left, without a scale; its figures stand beside it. */
export function RestBar({ service: { intervalH, remainingH, due } }: { readonly service: ListedService }) {
  const share = ratioOf(remainingH, intervalH);
  return (
    <span aria-hidden className={`mt-rest ${(due && tones[due]) ?? ''}`}>
      {share !== undefined && share > 0 && <i style={cssVars({ '--share': Math.min(1, share) })} />}
    </span>
  );
}
