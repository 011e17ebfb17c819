import { useId } from 'react';
import type { BarChartData } from './BarChartData.ts';
import { barChartLayout } from './barChartLayout.ts';
import { BarGroupDrawing } from './BarGroupDrawing.tsx';
import { NoLoadPattern } from './NoLoadPattern.tsx';

interface Props {
  readonly data: BarChartData;
  readonly tickText: (value: number, digits: number) => string;
  /** Pixels. */
  readonly width: number;
}

/** The groups of bars below each other. */
export function BarDrawing({ data, tickText, width }: Props) {
  const hatch = useId();
  const { height, isNarrow, groups } = barChartLayout(data, width);
  return (
    <svg className="ch bc-drawing" width={width} height={height} aria-hidden>
      <defs>
        <NoLoadPattern id={hatch} />
      </defs>
      {groups.map((placed) => (
        <BarGroupDrawing key={placed.group.id} placed={placed} parts={data.parts} isNarrow={isNarrow} hatch={hatch} tickText={tickText} />
      ))}
    </svg>
  );
}
