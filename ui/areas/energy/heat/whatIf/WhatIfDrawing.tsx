import { freePlace } from '../model/freePlace.ts';
import { whatIfShapes } from '../model/whatIfShapes.ts';
import type { WhatIfView } from './useWhatIf.ts';

interface Props {
  readonly view: WhatIfView;
  /** Pixels. */
  readonly width: number;
  readonly tickText: (value: number, digits: number) => string;
}

const heightPx = 248;
const characterPx = 6.8;
const gapPx = 8;
const baselinePx = 4;
const nowRadius = 6;
/** Of the words of the present point: a character, the line, and where in it they stand. */
const words = { characterPx: 7.6, heightPx: 20, baselinePx: 15, gapPx: 10 } as const;

/** Lines, axes and the present point, for a width. */
export function WhatIfDrawing({ view, width, tickText }: Props) {
  const { lines, now, xDomain, axisTitle, overTitle, lastTick, nowFigure } = view;
  const nameRoom = Math.max(...lines.map(({ name }) => name.length)) * characterPx + gapPx;
  const shapes = whatIfShapes({
    lines: lines.map(({ points }) => points),
    ...{ now, xDomain, width, height: heightPx, nameRoom, tickText },
  });
  const { frame, x, y, xTicks, yTicks, nowX } = shapes;
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const nameWidth = nameRoom - gapPx;
  const names = shapes.lines.flatMap(({ name }) =>
    name === undefined ? [] : [0, 0.5, 1].map((share) => ({ x: name.x + gapPx + nameWidth * share, y: name.y })),
  );
  const place = freePlace({
    at: shapes.now ?? { x: nowX, y: bottom },
    size: { width: nowFigure.length * words.characterPx, height: words.heightPx },
    gap: words.gapPx,
    within: { x: frame.x + baselinePx, y: frame.y, width: width - frame.x - baselinePx, height: frame.height - baselinePx },
    obstacles: [...shapes.lines.flatMap(({ points }) => points), ...names],
  });
  return (
    <svg className="ch hr-drawing" width={width} height={heightPx} viewBox={`0 0 ${width} ${heightPx}`} aria-hidden>
      <text x={0} y={12} className="ink">
        {axisTitle}
      </text>
      {yTicks.values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M${frame.x} ${y(value)}H${right}`} />
          <text x={frame.x - gapPx} y={y(value) + baselinePx} textAnchor="end">
            {tickText(value, yTicks.digits)}
          </text>
        </g>
      ))}
      <path className="axis" d={`M${frame.x} ${bottom}H${right}`} />
      {xTicks.values.map((value, i) => (
        <text key={value} x={x(value)} y={bottom + 18} textAnchor="middle">
          {i === xTicks.values.length - 1 ? lastTick(tickText(value, xTicks.digits)) : tickText(value, xTicks.digits)}
        </text>
      ))}
      <text x={right} y={bottom + 38} textAnchor="end" className="ink">
        {overTitle}
      </text>
      <path
        className="cross hr-guide"
        d={`M${nowX} ${bottom}V${shapes.now?.y ?? frame.y}${shapes.now === undefined ? '' : `H${frame.x}`}`}
      />
      {shapes.lines.map(({ path, name }, i) => (
        <g key={lines[i]!.name} className={i === 0 ? 'hr-chosen' : 'hr-other'}>
          <path className="ln" d={path} />
          {name !== undefined && (
            <text x={name.x + gapPx} y={name.y + baselinePx}>
              {lines[i]!.name}
            </text>
          )}
        </g>
      ))}
      {shapes.now !== undefined && <circle className="hr-now" cx={shapes.now.x} cy={shapes.now.y} r={nowRadius} />}
      <text className="ink hr-words" x={place.x} y={place.y + words.baselinePx}>
        {nowFigure}
      </text>
    </svg>
  );
}
