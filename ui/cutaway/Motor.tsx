export interface MotorProps {
  /** Centre of its shaft. */
  readonly x: number;
  readonly y: number;
  /** Where its fan is. */
  readonly fan: 'left' | 'right';
}

const fins = Array.from({ length: 7 }, (_, i) => `M-32 ${-30 + i * 10}h64`).join('');
const fanCovers = { left: 'M-56-32h-10v64h10', right: 'M56-32h10v64h-10' } as const;

/** An electric motor from the side; it stands 64 below its shaft. */
export function Motor({ x, y, fan }: MotorProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="k s" d="M-22 40l-8 24h60l-8-24" />
      <path className="k s" d={fanCovers[fan]} />
      <rect className="k s" x="-56" y="-40" width="112" height="80" rx="6" />
      <path className="n" d={fins} />
      <path className="k s" d="M-12-40v-12h24v12" />
      <circle className="motorc" r="24" />
      <path className="motort cw-letter" d="M-11 11v-22l11 12 11-12v22" />
    </g>
  );
}
