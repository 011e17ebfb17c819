import { slotCount } from '../../../../core/compressor/index.ts';
import { byPlace, type InputChannel, inputId, inputOfId } from '../../../../core/inputFile/index.ts';
import { decentralPressure, measuringPoint } from '../../../../core/inputs/index.ts';
import {
  type Channel,
  type Column,
  compressorChannel,
  type CompressorQuantity,
  plantChannel,
  type PlantQuantity,
} from '../../../../core/samples/index.ts';
import type { Band, StackPlace } from '../../../../core/plot/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';

/** A line that the analysis can show. */
export interface AnalysisSeries {
  /** As the address and the settings write it. */
  readonly id: string;
  /** Undefined for an analog input, which is not logged with the samples. */
  readonly channel: Channel | undefined;
  /** Undefined for what is logged with the samples. */
  readonly input: InputChannel | undefined;
  readonly quantity: Quantity;
  /** Text id of what is measured; of an analog input its name in the controller. */
  readonly name: string;
  /** 1..10; undefined for the plant. */
  readonly slot: number | undefined;
  /** Number of its colour and dash: a machine's is its slot, the plant's follow, an analog input has one that is free. */
  readonly mark: number;
}

/** A line with its values. */
export interface AnalysisLine extends AnalysisSeries {
  readonly isHidden: boolean;
  /** In its quantity's base unit; NaN where missing. */
  readonly column: Column;
  /** From least to greatest where the column has means. */
  readonly band?: Band | undefined;
  /** Seconds that each of the column's means is of, where it has means. */
  readonly coveredS?: Column | undefined;
  /** Where it is drawn as an area on top of others. */
  readonly stack?: StackPlace | undefined;
}

/** So many lines are shown at once, at most. */
export const maxSeries = 30;

type Of<Q> = readonly [id: string, quantity: Q, of: Quantity, name: string];

const ofPlant: readonly Of<PlantQuantity>[] = [
  ['pressure', 'systemPressureBar', 'pressure', /*i18n*/ 'Netzdruck'],
  ['flow', 'volumeFlowM3min', 'volumeFlow', /*i18n*/ 'Volumenstrom'],
  ['delivery', 'deliveryVolumeM3min', 'volumeFlow', /*i18n*/ 'Liefermenge'],
  ['power', 'powerKW', 'power', /*i18n*/ 'Leistung'],
  ['load', 'loadRatio', 'ratio', /*i18n*/ 'Auslastung'],
];

const ofMachine: readonly Of<CompressorQuantity>[] = [
  ['pressure', 'linePressureBar', 'pressure', /*i18n*/ 'Druck'],
  ['delivery', 'deliveryVolumeM3min', 'volumeFlow', /*i18n*/ 'Liefermenge'],
  ['power', 'electricalPowerKW', 'power', /*i18n*/ 'Leistung'],
  ['temperature', 'temperatureDegC', 'temperature', /*i18n*/ 'Temperatur'],
  ['load', 'loadRatio', 'ratio', /*i18n*/ 'Auslastung'],
];

const plantSeries = ofPlant.map(([id, measured, quantity, name], i): AnalysisSeries => ({
  id,
  channel: plantChannel(measured),
  input: undefined,
  quantity,
  name,
  slot: undefined,
  mark: slotCount + 1 + i,
}));

const machineSeries = (slot: number) =>
  ofMachine.map(([id, measured, quantity, name]): AnalysisSeries => ({
    id: `k${slot}-${id}`,
    channel: compressorChannel(measured, slot),
    input: undefined,
    quantity,
    name,
    slot,
    mark: slot,
  }));

/** Every line: the plant's, then each machine's by number. */
export const allSeries: readonly AnalysisSeries[] = [
  ...plantSeries,
  ...Array.from({ length: slotCount }, (_, i) => machineSeries(i + 1)).flat(),
];

/** Colours that there are; a mark beyond them is one of them with a dash. */
const hueCount = 15;
/** Places among the plant's marks that the plant's inputs have where they are free. */
const plantMarks: Readonly<Record<string, number>> = {
  [measuringPoint.receiverPressure]: 2,
  [decentralPressure(1)]: 3,
  [decentralPressure(2)]: 4,
  [decentralPressure(3)]: 5,
  [decentralPressure(4)]: 1,
  [measuringPoint.dewPoint]: 1,
  [measuringPoint.volumeFlow]: 4,
};

/** The colour of its machine, or one of the plant's. */
const inputMark = ({ slot, name }: InputChannel): number => (slot > 0 ? slot : slotCount + (plantMarks[name] ?? (name.length % 5) + 1));

/** An analog input as a line. */
export const inputSeries = (input: InputChannel): AnalysisSeries => ({
  id: inputId(input),
  channel: undefined,
  input,
  quantity: input.function,
  name: input.name,
  slot: input.slot === 0 ? undefined : input.slot,
  mark: inputMark(input),
});

/** A line of a machine's power, which can be stacked. */
export const isMachinePower = ({ slot, quantity, input }: AnalysisSeries): boolean =>
  slot !== undefined && quantity === 'power' && input === undefined;

/** The id of a machine's power. */
export const powerIdOf = (slot: number): string => `k${slot}-power`;

const placeOf = ({ slot = 0 }: AnalysisSeries) => slot;

/** The lines with these ids, each once, in the order of the catalogue, analog inputs behind the others of their machine; no more than there may be. */
export function seriesOf(ids: readonly string[]): readonly AnalysisSeries[] {
  const inputs = [...new Set(ids)].map(inputOfId).filter((input) => input !== undefined);
  const chosen = [...allSeries.filter(({ id }) => ids.includes(id)), ...inputs.sort(byPlace).map(inputSeries)].slice(0, maxSeries);
  return withHues(chosen).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The analog inputs in colours that no other line of their quantity has, as long as there are some; then in one that comes again with a dash. */
function withHues(chosen: readonly AnalysisSeries[]): AnalysisSeries[] {
  const taken = new Set(chosen.flatMap(({ input, quantity, mark }) => (input === undefined ? [`${quantity} ${mark}`] : [])));
  return chosen.map((series) => {
    if (series.input === undefined) return series;
    const marks = [series.mark, ...Array.from({ length: maxSeries }, (_, i) => i + 1)];
    const isFree = (mark: number) => !taken.has(`${series.quantity} ${mark}`);
    const hue = marks.find((mark) => mark <= hueCount && isFree(mark));
    const mark = hue ?? [series.mark + hueCount, ...marks].find(isFree)!;
    taken.add(`${series.quantity} ${mark}`);
    return { ...series, mark };
  });
}

/** One plot a unit, top to bottom, with its share of the height. */
export const plotOrder = [
  { quantity: 'pressure', share: 4 },
  { quantity: 'volumeFlow', share: 3 },
  { quantity: 'power', share: 3 },
  { quantity: 'temperature', share: 3 },
  { quantity: 'ratio', share: 2 },
] as const satisfies readonly { readonly quantity: Quantity; readonly share: number }[];

/** The quantity of a plot. */
export type PlotQuantity = (typeof plotOrder)[number]['quantity'];
export const isPlotQuantity = (quantity: Quantity): quantity is PlotQuantity => plotOrder.some((plot) => plot.quantity === quantity);

/** The plots that the lines need, each with its lines. */
export function plotsOf<Line extends AnalysisSeries>(series: readonly Line[]) {
  return plotOrder
    .map((plot) => ({ ...plot, series: series.filter(({ quantity }) => quantity === plot.quantity) }))
    .filter((plot) => plot.series.length > 0);
}
