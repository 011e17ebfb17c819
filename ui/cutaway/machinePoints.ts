import type { Compressor } from '../../core/compressor/index.ts';
import { inputNamed, measuringPoint } from '../../core/inputs/index.ts';
import type { Quantity } from '../../core/units/index.ts';

/** Where something is measured within a machine, along the way of the air. */
export const machinePoints = ['inletTemperature', 'temperature', 'internalPressure', 'linePressure', 'delivery'] as const;
export type MachinePoint = (typeof machinePoints)[number];

/** Sensors that not every machine has. */
const optionalPoints = {
  inletTemperature: measuringPoint.inletTemperature,
  internalPressure: measuringPoint.internalPressure,
} as const;

export const pointQuantities: Readonly<Record<MachinePoint, Quantity>> = {
  inletTemperature: 'temperature',
  temperature: 'temperature',
  internalPressure: 'pressure',
  linePressure: 'pressure',
  delivery: 'volumeFlow',
};

/** The points that a machine has a sensor for. */
export function pointsOf(machine: Pick<Compressor, 'inputs'> | undefined): readonly MachinePoint[] {
  const isOptional = (point: MachinePoint): point is keyof typeof optionalPoints => point in optionalPoints;
  return machinePoints.filter(
    (point) => !isOptional(point) || (machine !== undefined && inputNamed(machine.inputs, optionalPoints[point]) !== undefined),
  );
}

/** What is measured at each point, in base units; undefined where missing. */
export function pointValuesOf(machine: Compressor | undefined): Readonly<Record<MachinePoint, number | undefined>> {
  const inputs = machine?.inputs ?? [];
  return {
    inletTemperature: inputNamed(inputs, optionalPoints.inletTemperature)?.value,
    temperature: machine?.temperatureDegC,
    internalPressure: inputNamed(inputs, optionalPoints.internalPressure)?.value,
    linePressure: machine?.linePressureBar,
    delivery: machine?.deliveryVolumeM3min,
  };
}
