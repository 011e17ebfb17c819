export interface ShareBarProps {
  readonly value: number;
  /** The values of all bars; the greatest is as long as there is room. */
  readonly of: readonly number[];
  readonly tone?: string | undefined;
}

/** A value beside others as a bar; the figure stands beside it. */
export function ShareBar({ value, of, tone = '' }: ShareBarProps) {
  const longest = Math.max(...of, 1);
  return (
    <svg className={`rk-bar ${tone}`} viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden>
      <rect width={value} height={1} />
    </svg>
  );
}
