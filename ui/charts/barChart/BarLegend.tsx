import type { BarFill } from './BarChartData.ts';
import { BarPartMark } from './BarPartMark.tsx';

interface Props {
  readonly entries: readonly { readonly part: BarFill | 'before'; readonly name: string }[];
}

/** What the parts of the bars and their marks mean. */
export function BarLegend({ entries }: Props) {
  return (
    <ul className="legend">
      {entries.map(({ part, name }) => (
        <li key={part}>
          <BarPartMark part={part} />
          {name}
        </li>
      ))}
    </ul>
  );
}
