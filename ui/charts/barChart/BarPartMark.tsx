import { useId } from 'react';
import type { BarFill } from './BarChartData.ts';
import { NoLoadPattern } from './NoLoadPattern.tsx';
import { partClass } from './partStyle.ts';

/** A part of the bars, or where the period before ended, in the legend. */
export function BarPartMark({ part }: { readonly part: BarFill | 'before' }) {
  const id = useId();
  return (
    <svg viewBox="0 0 24 12" aria-hidden>
      {part === 'noLoad' && <NoLoadPattern id={id} />}
      {part === 'before' ? (
        <path className="bc-before" d="M12 0v12" />
      ) : (
        <rect className={partClass[part]} x={0.5} y={0.5} width={23} height={11} fill={part === 'noLoad' ? `url(#${id})` : undefined} />
      )}
    </svg>
  );
}
