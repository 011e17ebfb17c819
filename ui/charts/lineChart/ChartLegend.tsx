import { useLingui } from '@lingui/react';
import { cssVars } from '../../kit/index.ts';
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
  const lines = plots.flatMap(({ series }) => series);
  const nameLength = Math.max(0, ...lines.map(({ name }) => name.length));
  return (
    <ul className="legend lc-legend" aria-label={i18n._('Linien')} style={cssVars({ '--lc-name-length': nameLength })}>
      {lines.map(({ id, name, mark, stack, isHidden }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={!isHidden}
            title={i18n._('Klick: ein oder aus. Doppelklick: nur diese Linie')}
            onClick={({ shiftKey }) => (shiftKey ? onIsolate(id) : onToggle(id))}
            onDoubleClick={() => onIsolate(id)}
          >
            <SeriesMark mark={mark} place={stack?.place} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
