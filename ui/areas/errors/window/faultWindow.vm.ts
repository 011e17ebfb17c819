import { makeAutoObservable } from 'mobx';
import { windowSeries, type WindowSeries } from '../../../../core/blackBox/index.ts';
import { slotCount } from '../../../../core/compressor/index.ts';
import { inputFunctions } from '../../../../core/inputs/index.ts';
import { faultSeverity, type FaultSource } from '../../../../core/faults/index.ts';
import type { CallResult, ErrorLog, FaultWindow } from '../../../../core/ports/index.ts';
import { type Channel, compressorChannel, medianSpacingMs, plantChannel } from '../../../../core/samples/index.ts';
import type { UnitChoice } from '../../../../core/units/index.ts';
import type { ChartPlot, LineChartData } from '../../../charts/lineChart/LineChartData.ts';
import { severityStyle } from '../../../kit/severityStyle.ts';
import { type SessionStore, StationQuery } from '../../../stores/index.ts';
import { sourceNamed } from '../model/logView.ts';

export interface FaultWindowParts {
  readonly errorLog: Pick<ErrorLog, 'window'>;
  readonly session: SessionStore;
}

/** The entry that an address names; undefined for none, and for one without a time. */
export function entryOfKey(key: string): { readonly atMs: number; readonly source: FaultSource; readonly bitIndex: number } | undefined {
  const [time = '', source = '', bit = ''] = key.split('.');
  const found = sourceNamed(source);
  const [atMs, bitIndex] = [Number(time), Number(bit)];
  return found !== undefined && time !== '' && bit !== '' && Number.isFinite(atMs) && Number.isInteger(bitIndex)
    ? { atMs, source: found, bitIndex }
    : undefined;
}

/** What a chart is drawn in. */
export interface WindowStyle {
  readonly units: UnitChoice;
  readonly zone: string;
  readonly plantName: string;
  readonly sourceName: (source: FaultSource) => string;
  readonly seriesName: (series: WindowSeries) => string;
  /** With its code. */
  readonly faultText: (source: FaultSource, bitIndex: number) => string;
}

const markOfNone = { icon: 'i-none', tone: '' } as const;
const slots = Array.from({ length: slotCount }, (_, i) => i + 1);

/** The time around a fault, as the station recorded it. */
export class FaultWindowVm {
  private readonly query = new StationQuery<CallResult<FaultWindow | 'none'>>();
  private readonly parts: FaultWindowParts;

  constructor(parts: FaultWindowParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  load(atMs: number): Promise<unknown> {
    const { errorLog, session } = this.parts;
    return this.query.ask((waiting) => errorLog.window(atMs, session.token, waiting));
  }

  get isLoading(): boolean {
    return this.query.isUnderWay;
  }

  get hasFailed(): boolean {
    return this.query.state === 'failed';
  }

  /** Undefined until it was read; `none` where nothing was recorded. */
  get window(): FaultWindow | 'none' | undefined {
    return this.query.answer?.value;
  }
}

/** As in the trend; a machine's mark is its number. */
const plantMarks = { pressure: 11, volumeFlow: 12 } as const;

/** The machine of the fault with temperature and power, then pressure and flow of the plant, then the states of all machines. */
export function windowChart(window: FaultWindow, source: FaultSource, look: WindowStyle): LineChartData {
  const { fromMs, untilMs, samples } = window;
  const { units, zone, plantName, sourceName, seriesName, faultText } = look;
  const of: readonly (readonly [ChartPlot['quantity'], Channel, name: string, mark: number])[] = [
    ...(typeof source === 'string'
      ? []
      : ([
          ['temperature', compressorChannel('temperatureDegC', source), sourceName(source), source],
          ['power', compressorChannel('electricalPowerKW', source), sourceName(source), source],
        ] as const)),
    ['pressure', plantChannel('systemPressureBar'), plantName, plantMarks.pressure],
    ['volumeFlow', plantChannel('volumeFlowM3min'), plantName, plantMarks.volumeFlow],
  ];
  const plots = of.flatMap(([quantity, channel, name, mark]): readonly ChartPlot[] => {
    const column = samples.columns.get(channel);
    return column?.some((value) => !Number.isNaN(value)) === true
      ? [{ quantity, share: 1, series: [{ id: channel, name, mark, column, isHidden: false }] }]
      : [];
  });
  const inputPlots = inputFunctions.flatMap((quantity): readonly ChartPlot[] => {
    const own = windowSeries(window).filter(
      (line) => line.input !== undefined && line.quantity === quantity && (line.source === 'master' || line.source === source),
    );
    const series = own.map((line, i) => ({
      ...{ id: `input-${line.id}`, name: seriesName(line), mark: i + 1, isHidden: false },
      column: Float64Array.from(line.values),
    }));
    return series.length === 0 ? [] : [{ quantity, share: 1, series }];
  });
  const all = [...plots, ...inputPlots];
  const lanes = slots.flatMap((slot) => {
    const statuses = samples.columns.get(compressorChannel('status', slot));
    return statuses?.some((value) => !Number.isNaN(value)) === true ? [{ id: String(slot), name: `K${slot}`, statuses }] : [];
  });
  // What is up in the first row may have come before.
  const firstMs = samples.timesMs[0] ?? fromMs;
  const marks = window.faults
    .filter((fault) => fault.fromMs > firstMs)
    .map(({ source: of, bitIndex, fromMs: atMs }) => {
      const severity = faultSeverity(bitIndex);
      const { icon, tone } = severity === undefined ? markOfNone : severityStyle[severity];
      return { id: `${of}.${bitIndex}.${atMs}`, atMs, icon, tone, text: `${faultText(of, bitIndex)}, ${sourceName(of)}` };
    });
  const span = { fromMs, toMs: untilMs };
  return {
    ...{ span, whole: span, timesMs: samples.timesMs, length: samples.length, spacingMs: medianSpacingMs(samples) },
    plots: all.map((plot) => ({ ...plot, share: 1 / all.length })),
    ...{ lanes, marks: marks.length === 0 ? undefined : marks, units, zone, isFilling: false },
  };
}
