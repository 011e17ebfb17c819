interface Props {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  /** Below each other. */
  readonly lines: readonly (string | undefined)[];
}

const lineHeightPx = 16;

/** A label of an axis; one line needs no element of its own. */
export function AxisText({ x, y, anchor, lines }: Props) {
  if (lines.length === 1)
    return (
      <text x={x} y={y} textAnchor={anchor}>
        {lines[0]}
      </text>
    );
  return (
    <text textAnchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} y={y + i * lineHeightPx}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
