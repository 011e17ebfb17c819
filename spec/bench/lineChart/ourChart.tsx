import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Extent } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { type Quantity, type UnitChoice } from '../../../core/units/index.ts';
import { loadCatalogue } from '../../../i18n/index.ts';
import { type ChartPlot, ChartLegend, LineChart, type LineChartData } from '../../../ui/charts/lineChart/index.ts';
import { type Format, formatFor } from '../../../ui/kit/index.ts';
import '../../../ui/theme/index.css';
import type { ChartInput } from './chartInput.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: await loadCatalogue('de') } });
const zone = 'Europe/Berlin';
const units: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const format: Format = formatFor({ region: 'de-DE', units, zone });
// The dashboard's header has used zone and typeface before any chart does.
format.clock(0);
await Promise.all(Array.from(document.fonts, (face) => face.load()));

const quantities: readonly Quantity[] = ['pressure', 'power', 'volumeFlow', 'temperature', 'specificPower'];
const load = 7;
const noLoad = 3;
const minutesMs = 60_000;

/** The lines in so many plots, as far as there are quantities. */
function plotsOf({ columns }: ChartInput, plotCount: number, hidden: ReadonlySet<string>): readonly ChartPlot[] {
  return quantities.slice(0, plotCount).map((quantity, plot) => ({
    quantity,
    share: 1,
    series: columns.flatMap((column, i) =>
      i % plotCount === plot ? [{ id: `${i}`, name: `Linie ${i + 1}`, mark: i + 1, column, isHidden: hidden.has(`${i}`) }] : [],
    ),
  }));
}

/** Machines that change between load and no-load every few minutes, with an error and an hour without data. */
function lanesOf({ timesMs }: ChartInput, laneCount: number) {
  return Array.from({ length: laneCount }, (_, i) => ({
    id: `${i}`,
    name: `K${i + 1}`,
    statuses: Float32Array.from(timesMs, (atMs, row) => {
      const minute = Math.floor(atMs / minutesMs) + 3 * i;
      if (row % 20_000 < 360) return NaN;
      if (row % 17_000 < 30 * i) return 128;
      return minute % (4 + i) < 2 ? noLoad : load;
    }),
  }));
}

export interface OurChartOptions {
  readonly plots?: number;
  readonly lanes?: number;
  /** Of the first plot's value axis. */
  readonly extent?: Extent | undefined;
}

/** The chart as the page of the analysis has it, reported what to show from outside too. */
export function drawOurChart(
  place: HTMLElement,
  input: ChartInput,
  { plots: plotCount = 1, lanes: laneCount = 0, extent }: OurChartOptions,
) {
  const lanes = lanesOf(input, laneCount);
  let setSpan: (span: ClosedTimeRange) => void;

  function Page() {
    const [span, set] = useState(input.whole);
    const [extents, setExtents] = useState<Partial<Record<Quantity, Extent>>>(extent === undefined ? {} : { pressure: extent });
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    setSpan = set;
    const plots = useMemo(() => plotsOf(input, plotCount, hidden), [hidden]);
    const data = useMemo(
      (): LineChartData => ({
        span,
        whole: input.whole,
        timesMs: input.timesMs,
        length: input.timesMs.length,
        spacingMs: 10_000,
        plots: plots.map((plot) => ({ ...plot, extent: extents[plot.quantity] })),
        lanes,
        units,
        zone,
        isFilling: false,
      }),
      [span, extents, plots],
    );
    const legend = useMemo(
      () => (
        <ChartLegend
          plots={plots}
          onToggle={(id) => {
            setHidden((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
          }}
          onIsolate={(id) => {
            setHidden(new Set(input.columns.map((_, i) => `${i}`).filter((other) => other !== id)));
          }}
        />
      ),
      [plots],
    );
    const scale = useCallback((quantity: Quantity, extent: Extent | undefined) => {
      setExtents((before) => ({ ...before, [quantity]: extent }));
    }, []);
    return (
      <>
        {legend}
        <LineChart
          data={data}
          format={format}
          label="Verlauf"
          summary="Verlauf"
          onSpan={setSpan}
          onExtent={scale}
          onReset={() => {
            setSpan(input.whole);
            setExtents({});
          }}
        />
        <output data-from={span.fromMs} data-until={span.toMs} data-extents={JSON.stringify(extents)} />
      </>
    );
  }

  place.style.width = `${input.width}px`;
  flushSync(() => {
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <Page />
      </I18nProvider>,
    );
  });
  return {
    show: (span: ClosedTimeRange) => {
      flushSync(() => {
        setSpan(span);
      });
    },
  };
}
