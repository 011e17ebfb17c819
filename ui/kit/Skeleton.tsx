import { classNames } from './classNames.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** Says that something is on its way. */
  readonly label: string;
  /** As many as there will be lines. */
  readonly bars: number;
  /** Gives the bars the size and place of what comes. */
  readonly className?: string | undefined;
}

/** Stands in the place of what is on its way, in its shape. */
export function Skeleton({ label, bars, className }: SkeletonProps) {
  return (
    <div className={classNames('sk', className)} role="status" aria-busy>
      <span className="vh">{label}</span>
      {Array.from({ length: bars }, (_, i) => (
        <SkeletonBar key={i} />
      ))}
    </div>
  );
}

/** A line of text, or what else is on its way, within a table that is there. */
export function SkeletonBar() {
  return <i aria-hidden className="sk-bar" />;
}
