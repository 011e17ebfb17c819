import { machineSymbols, pictureOf, technologyOf, type Technology } from '../../core/compressor/index.ts';
import { type AnalogInput, inputNamed, type InputSource, measuringPoint } from '../../core/inputs/index.ts';
import { installedCompressors, type StationSnapshot } from '../../core/master/index.ts';

/** Where the station's picture shows a measured value. */
export const measuringPoints = ['delivery', 'receiverPressure', 'dewPoint', 'networkPressure', 'networkFlow'] as const;
export type MeasuringPoint = (typeof measuringPoints)[number];
export type PointValues = Readonly<Record<MeasuringPoint, number | undefined>>;

export interface MachineShape {
  /** 1..10 */
  readonly slot: number;
  readonly name: string | undefined;
  /** Undefined when not reported. */
  readonly technology: Technology | undefined;
  /** What it is drawn as; undefined when not known. */
  readonly picture: Technology | undefined;
  readonly frequencyConverter: boolean;
}

/** An analog input without its value. */
export interface InputShape extends Omit<AnalogInput, 'value'> {
  readonly source: InputSource;
}

/** What stands in the station: the part of the picture that stays when the values are gone. */
export interface StationShape {
  /** Installed machines by number. */
  readonly machines: readonly MachineShape[];
  /** Analog inputs of the master, then of the machines by number. */
  readonly inputs: readonly InputShape[];
  /** Points that have a sensor, as far as known. */
  readonly points: ReadonlySet<MeasuringPoint>;
}

/** bar, degC or m3/min; undefined when missing. */
export function pointValues({ master }: StationSnapshot): PointValues {
  return {
    delivery: master.deliveryVolumeM3min,
    receiverPressure: inputNamed(master.inputs, measuringPoint.receiverPressure)?.value,
    dewPoint: inputNamed(master.inputs, measuringPoint.dewPoint)?.value,
    networkPressure: master.systemPressureBar,
    networkFlow: master.volumeFlowM3min,
  };
}

const inputShapes = (source: InputSource, inputs: readonly AnalogInput[]): readonly InputShape[] =>
  inputs.map(({ index, name, function: use }) => ({ source, index, name, function: use }));

/** The shape of a snapshot; a point that was known before stays even while its value is missing. */
export function stationShape(snapshot: StationSnapshot, before?: StationShape): StationShape {
  const values = pointValues(snapshot);
  const installed = installedCompressors(snapshot);
  const hasPipe = (point: MeasuringPoint) => point !== 'delivery' || installed.length > 0;
  const isKnown = (point: MeasuringPoint) => point === 'networkPressure' || values[point] !== undefined || before?.points.has(point);
  return {
    machines: installed.map(({ index, name, technology, productType, status, symbols }) => ({
      slot: index,
      name,
      technology: technologyOf(technology),
      picture: pictureOf(productType, technology),
      frequencyConverter: machineSymbols(status, symbols).frequencyConverter,
    })),
    inputs: [...inputShapes('master', snapshot.master.inputs), ...installed.flatMap(({ index, inputs }) => inputShapes(index, inputs))],
    points: new Set(measuringPoints.filter((point) => hasPipe(point) && isKnown(point))),
  };
}

/** The machine of a slot, 1..10, of which nothing is known. */
export function unknownMachine(slot: number): MachineShape {
  return { slot, name: undefined, technology: undefined, picture: undefined, frequencyConverter: false };
}

/** The shape before anything was reported: as many unknown machines as the station has, and every point. */
export function unknownShape(machineCount: number): StationShape {
  return {
    machines: Array.from({ length: machineCount }, (_, i) => unknownMachine(i + 1)),
    inputs: [],
    points: new Set(measuringPoints),
  };
}
