import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { classNames, Icon } from '../../kit/index.ts';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { numbersText } from './numbersText.ts';
import { placedMarks } from './placedMarks.ts';
import { useGroupText } from './useGroupText.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly onMarks: (ids: readonly string[]) => void;
}

/** The marks of the range below the time axis, those that are near to each other together with their number; each leads to its words. */
export const MarkRow = memo(function MarkRow({ data, shapes, onMarks }: Props) {
  const { i18n } = useLingui();
  const textOf = useGroupText();
  const { marks: place } = shapes.places;
  if (place === undefined) return null;
  return (
    <div className="lc-marks" role="group" aria-label={i18n._('Marken')} style={{ top: place.y, height: place.height }}>
      {placedMarks(data, shapes).map(({ marks: together, x: left }) => {
        const first = together[0]!;
        const last = together.at(-1)!;
        const { length: count } = together;
        const text = textOf(together);
        const numbers = numbersText(together);
        return (
          <button
            key={first.id}
            type="button"
            className={classNames('lc-axis-mark', numbers !== undefined && 'lc-numbered', count === 1 && last.tone)}
            style={{ transform: `translateX(calc(${left}px - 50%))` }}
            aria-label={text}
            title={text}
            onClick={() => onMarks(together.map(({ id }) => id))}
          >
            {numbers === undefined && count === 1 ? <Icon name={last.icon} /> : <b>{numbers ?? count}</b>}
          </button>
        );
      })}
    </div>
  );
});
