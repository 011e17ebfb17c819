import { useLingui } from '@lingui/react';
import type { ChartPlot } from './LineChartData.ts';
import { SeriesMark } from './SeriesMark.tsx';

interface Props {
  readonly plots: readonly ChartPlot[];
  /** Shows or hides a line. */
  readonly onToggle: (id: string) => void;
  /** Shows one line alone, or all again. */
  readonly onIsolate: (id: string) => void;
}

/** The lines by name: a click shows or hides one, a double click (or Shift) shows it alone. */
export function ChartLegend({ plots, onToggle, onIsolate }: Props) {
  const { i18n } = useLingui();
  return (
    <ul className="legend lc-legend" aria-label={i18n._('Linien')}>
      {plots
        .flatMap(({ series }) => series)
        .map(({ id, name, mark, isHidden }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={!isHidden}
              title={i18n._('Klick: ein oder aus. Doppelklick: nur diese Linie')}
              onClick={({ shiftKey }) => (shiftKey ? onIsolate(id) : onToggle(id))}
              onDoubleClick={() => onIsolate(id)}
            >
              <SeriesMark mark={mark} />
              {name}
            </button>
          </li>
        ))}
    </ul>
  );
}
