export interface StageProps {
  /** Where its shaft enters the casing. */
  readonly x: number;
  readonly y: number;
  /** Radius of the impeller; all else follows from it. */
  readonly radius: number;
  /** Where it takes in. */
  readonly inlet: 'left' | 'right';
}

type Step = readonly [command: string, ...coordinates: number[]];

/** Drawn for this radius, with the shaft along y = 0 and the inlet on the left. */
const drawnRadius = 48;
const nozzle: readonly Step[] = [['M', -38, -30], ['L', -24, -30], ['L', -24, 30], ['L', -38, 30], ['Z']];
const casing: readonly Step[] = [
  ['M', -24, -42],
  ['Q', -20, -76, 14, -78],
  ['L', 38, -78],
  ['Q', 50, -78, 50, -66],
  ['L', 50, 66],
  ['Q', 50, 78, 38, 78],
  ['L', 14, 78],
  ['Q', -20, 76, -24, 42],
  ['Z'],
];
const impeller: readonly Step[] = [['M', -18, -7], ['L', -18, -25], ['Q', 14, -25, 23, -48], ['L', 37, -48], ['L', 37, -7], ['Z']];
const blades: readonly Step[] = [
  ['M', -8, -7],
  ['Q', 22, -11, 33, -47],
  ['M', -14, -14],
  ['Q', 18, -17, 28, -47],
];
const diffuser: readonly Step[] = [
  ['M', 26, -53],
  ['L', 26, -49],
  ['M', 34, -53],
  ['L', 34, -49],
];
const volute = { x: 30, y: -62, radius: 10 };

/** A stage of a turbo machine in section: impeller, diffuser and volute, the halves above and below the shaft alike. */
export function Stage({ x, y, radius, inlet }: StageProps) {
  const scale = radius / drawnRadius;
  const side = inlet === 'left' ? 1 : -1;
  const path = (steps: readonly Step[], half = 1) =>
    steps
      .map(
        ([command, ...at]) => command + at.map((value, i) => (i % 2 === 0 ? x + value * scale * side : y + value * scale * half)).join(' '),
      )
      .join('');
  return (
    <>
      <path className="k s" d={path(nozzle)} />
      <path className="k lit" d={path(casing)} />
      {[1, -1].map((half) => (
        <g key={half}>
          <circle className="k g" cx={x + volute.x * scale * side} cy={y + volute.y * scale * half} r={volute.radius * scale} />
          <path className="k w-15" d={path(diffuser, half)} />
          <path className="k g" d={path(impeller, half)} />
          <path className="k w-15" d={path(blades, half)} />
        </g>
      ))}
    </>
  );
}
