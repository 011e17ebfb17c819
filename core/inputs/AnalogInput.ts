/** What an input measures. */
export const inputFunctions = ['pressure', 'volumeFlow', 'temperature'] as const;
export type InputFunction = (typeof inputFunctions)[number];

/** A sensor wired to the master controller or to a compressor. */
export interface AnalogInput {
  readonly index: number;
  readonly name: string;
  readonly function: InputFunction;
  /** bar, m3/min or degC after its function; undefined when missing. */
  readonly value: number | undefined;
}

/** Names of the inputs that stand at a fixed place: the master's in the station's picture, a compressor's in the machine. */
export const measuringPoint = {
  receiverPressure: 'RECEIVER_PRESS',
  dewPoint: 'DEW_POINT',
  volumeFlow: 'VOLUME_FLOW',
  ambientTemperature: 'AMBIENT_TEMP',
  internalPressure: 'INTERNAL_PRESS',
  inletTemperature: 'INLET_TEMP',
} as const;

/** Name of a pressure sensor far from the station, 1..4. */
export function decentralPressure(number: number): string {
  return `ADD_PRESS_${number}`;
}

/** The first input of a name; undefined without any. */
export function inputNamed(inputs: readonly AnalogInput[], name: string): AnalogInput | undefined {
  return inputs.find((input) => input.name === name);
}
