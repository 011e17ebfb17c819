import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { markGroups } from '../../../core/plot/index.ts';
import { classNames, Icon } from '../../kit/index.ts';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly onMarks: (ids: readonly string[]) => void;
}

/** Of a mark, or of the number of those that stand together. */
const pitchPx = 28;

/** The marks of the range below the time axis, those that are near to each other together with their number; each leads to its words. */
export const MarkRow = memo(function MarkRow({ data: { marks = [], span }, shapes: { places, x }, onMarks }: Props) {
  const { i18n } = useLingui();
  const { marks: place } = places;
  if (place === undefined) return null;
  const inside = marks.filter(({ atMs }) => atMs <= span.toMs);
  const placeOf = ({ atMs }: { readonly atMs: number }) => x(Math.max(atMs, span.fromMs));
  const frame = { fromX: place.x, untilX: place.x + place.width };
  return (
    <div className="lc-marks" role="group" aria-label={i18n._('Marken')} style={{ top: place.y, height: place.height }}>
      {markGroups(inside, placeOf, pitchPx, frame).map(({ marks: together, x: left }) => {
        const last = together.at(-1)!;
        const { length: count } = together;
        const text = count === 1 ? last.text : i18n._('{count} Marken, die letzte: {text}', { count, text: last.text });
        return (
          <button
            key={last.id}
            type="button"
            className={classNames('lc-axis-mark', count === 1 && last.tone)}
            style={{ transform: `translateX(calc(${left}px - 50%))` }}
            aria-label={text}
            title={text}
            onClick={() => onMarks(together.map(({ id }) => id))}
          >
            {count === 1 ? <Icon name={last.icon} /> : <b>{count}</b>}
          </button>
        );
      })}
    </div>
  );
});
