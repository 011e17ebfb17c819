import { makeAutoObservable } from 'mobx';
import { type FirstChanges, type WindowQuantity, windowSeries, type WindowSeries } from '../../../../core/blackBox/index.ts';
import { slotCount } from '../../../../core/compressor/index.ts';
import { inputFunctions, type InputSource } from '../../../../core/inputs/index.ts';
import { faultSeverity, type FaultSource } from '../../../../core/faults/index.ts';
import type { CallResult, ErrorLog, FaultWindow } from '../../../../core/ports/index.ts';
import { type Channel, compressorChannel, medianSpacingMs, plantChannel } from '../../../../core/samples/index.ts';
import { inputChannel, inputId } from '../../../../core/inputFile/index.ts';
import type { WatchedLimits } from '../../../../core/limits/index.ts';
import { networkPressureId } from '../../../../core/settings/index.ts';
import type { UnitChoice } from '../../../../core/units/index.ts';
import type { AxisMark, ChartPlot, LineChartData } from '../../../charts/lineChart/LineChartData.ts';
import { severityStyle } from '../../../kit/severityStyle.ts';
import { type SessionStore, StationQuery } from '../../../stores/index.ts';
import { sourceNamed } from '../model/logView.ts';

export interface FaultWindowParts {
  readonly errorLog: Pick<ErrorLog, 'window'>;
  readonly session: SessionStore;
}

/** What a window is about. */
export interface WindowEntry {
  readonly atMs: number;
  readonly source: FaultSource;
  readonly bitIndex: number;
}

/** The entry that an address names; undefined for none, and for one without a time. */
export function entryOfKey(key: string): WindowEntry | undefined {
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
  readonly sourceName: (source: FaultSource) => string;
  readonly seriesName: (series: Pick<WindowSeries, 'source' | 'quantity' | 'input'>) => string;
  /** With its code. */
  readonly faultText: (source: FaultSource, bitIndex: number) => string;
  /** Of an entry of the list of changes. */
  readonly changeText: (number: number, series: WindowSeries) => string;
  /** By the id of their point, as they are set now. */
  readonly limits: ReadonlyMap<string, WatchedLimits>;
}

/** What the ids of marks of changes begin with. */
export const changeId = 'change-';
const markOfNone = { icon: 'i-none', tone: '' } as const;
const networkPressure = plantChannel('systemPressureBar');
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

/** A record may begin this much later than its window without a word. */
const lateMs = 60_000;

/** When the record begins, if that is well after its window does, as after a restart; `never` without a row. */
export function recordedFrom({ fromMs, samples }: FaultWindow): number | 'never' | undefined {
  const first = samples.timesMs[0];
  if (samples.length === 0 || first === undefined) return 'never';
  return first - fromMs > lateMs ? first : undefined;
}

/** As in the trend; a machine's mark is its number. */
const plantMarks = { pressure: 11, volumeFlow: 12 } as const;

const lookOf = (bitIndex: number) => {
  const severity = faultSeverity(bitIndex);
  return severity === undefined ? markOfNone : severityStyle[severity];
};

/** What came in the time of a window, and what changed first, by its number in the list. */
function marksOf(window: FaultWindow, { changed }: FirstChanges, look: WindowStyle): readonly AxisMark[] {
  const { faultText, sourceName, changeText } = look;
  // What is up in the first row may have come before.
  const firstMs = window.samples.timesMs[0] ?? window.fromMs;
  const faults = window.faults
    .filter(({ fromMs }) => fromMs > firstMs)
    .map(({ source, bitIndex, fromMs: atMs }): AxisMark => {
      const { icon, tone } = lookOf(bitIndex);
      return { id: `${source}.${bitIndex}.${atMs}`, atMs, icon, tone, text: `${faultText(source, bitIndex)}, ${sourceName(source)}` };
    });
  const changes = changed.map(({ atMs, series }, i): AxisMark => {
    const number = i + 1;
    return { id: `${changeId}${number}`, atMs, ...markOfNone, text: changeText(number, series), number };
  });
  return [...changes, ...faults].sort((a, b) => a.atMs - b.atMs);
}

/**
 * The machine of the fault with temperature and power, then pressure and flow of the plant, then the states of all machines;
 * a line at the fault, and the numbers of what changed first.
 */
export function windowChart(
  window: FaultWindow,
  { atMs, source, bitIndex }: WindowEntry,
  changes: FirstChanges,
  look: WindowStyle,
): LineChartData {
  const { fromMs, untilMs, samples } = window;
  const { units, zone, seriesName, limits } = look;
  const of: readonly (readonly [WindowQuantity, InputSource, Channel, mark: number])[] = [
    ...(typeof source === 'string'
      ? []
      : ([
          ['temperature', source, compressorChannel('temperatureDegC', source), source],
          ['power', source, compressorChannel('electricalPowerKW', source), source],
        ] as const)),
    ['pressure', 'master', networkPressure, plantMarks.pressure],
    ['volumeFlow', 'master', plantChannel('volumeFlowM3min'), plantMarks.volumeFlow],
  ];
  const plots = of.flatMap(([quantity, from, channel, mark]): readonly ChartPlot[] => {
    const column = samples.columns.get(channel);
    const name = seriesName({ source: from, quantity, input: undefined });
    const watched = channel === networkPressure ? limits.get(networkPressureId) : undefined;
    return column?.some((value) => !Number.isNaN(value)) === true
      ? [{ quantity, share: 1, series: [{ id: channel, name, mark, column, isHidden: false, limits: watched }] }]
      : [];
  });
  const inputPlots = inputFunctions.flatMap((quantity): readonly ChartPlot[] => {
    const own = windowSeries(window).filter(
      (line) => line.input !== undefined && line.quantity === quantity && (line.source === 'master' || line.source === source),
    );
    const series = own.map((line, i) => ({
      ...{ id: `input-${line.id}`, name: seriesName(line), mark: i + 1, isHidden: false },
      column: Float64Array.from(line.values),
      limits: limits.get(inputId(inputChannel(line.source === 'master' ? 0 : line.source, { name: line.input ?? '', function: quantity }))),
    }));
    return series.length === 0 ? [] : [{ quantity, share: 1, series }];
  });
  const all = [...plots, ...inputPlots];
  const lanes = slots.flatMap((slot) => {
    const statuses = samples.columns.get(compressorChannel('status', slot));
    return statuses?.some((value) => !Number.isNaN(value)) === true ? [{ id: String(slot), name: `K${slot}`, statuses }] : [];
  });
  const marks = marksOf(window, changes, look);
  const span = { fromMs, toMs: untilMs };
  return {
    ...{ span, whole: span, timesMs: samples.timesMs, length: samples.length, spacingMs: medianSpacingMs(samples) },
    plots: all.map((plot) => ({ ...plot, share: 1 / all.length })),
    ...{ lanes, marks: marks.length === 0 ? undefined : marks, moment: { atMs, tone: lookOf(bitIndex).tone } },
    ...{ units, zone, isFilling: false },
  };
}
