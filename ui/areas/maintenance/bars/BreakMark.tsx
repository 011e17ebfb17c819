import { classNames } from '../../../kit/index.ts';

/** Two slanted strokes: the bar is longer than it is drawn. */
export function BreakMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 14 28" className={classNames('sb-break', className)}>
      <path className="sb-break-gap" d="M4 28L10 0" />
      <path className="sb-break-edge" d="M1 28L7 0M7 28L13 0" />
    </svg>
  );
}
