import { slotCount } from '../compressor/index.ts';
import type { InputSource } from '../inputs/index.ts';
import type { FaultWindow } from '../ports/index.ts';
import { type Channel, type Column, compressorChannel, plantChannel } from '../samples/index.ts';

/** What the values of a line around a fault are. */
export type WindowQuantity = 'pressure' | 'volumeFlow' | 'power' | 'temperature';

/** A line around a fault: what is logged of the plant or a compressor, or an analog input. */
export interface WindowSeries {
  /** The channel, or the place among the inputs. */
  readonly id: Channel | number;
  readonly source: InputSource;
  readonly quantity: WindowQuantity;
  /** Of an input. */
  readonly input: string | undefined;
  /** In the rows of the samples; bar, m3/min, kW or degC. */
  readonly values: Column | readonly number[];
}

const ofPlant = [
  ['pressure', 'systemPressureBar'],
  ['volumeFlow', 'volumeFlowM3min'],
  ['power', 'powerKW'],
] as const;
const ofCompressor = [
  ['temperature', 'temperatureDegC'],
  ['power', 'electricalPowerKW'],
  ['pressure', 'linePressureBar'],
] as const;

/** Every line that was recorded around a fault and has a value: the plant's, each compressor's, the inputs. */
export function windowSeries({ samples, inputs }: Pick<FaultWindow, 'samples' | 'inputs'>): readonly WindowSeries[] {
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
  const logged: readonly (readonly [InputSource, WindowQuantity, Channel])[] = [
    ...ofPlant.map(([quantity, name]) => ['master', quantity, plantChannel(name)] as const),
    ...slots.flatMap((slot) => ofCompressor.map(([quantity, name]) => [slot, quantity, compressorChannel(name, slot)] as const)),
  ];
  const ofChannels = logged.flatMap(([source, quantity, id]): readonly WindowSeries[] => {
    const values = samples.columns.get(id);
    return values === undefined ? [] : [{ id, source, quantity, input: undefined, values }];
  });
  const ofInputs = inputs.map(({ source, name, function: quantity, values }, id) => ({ id, source, quantity, input: name, values }));
  return [...ofChannels, ...ofInputs].filter(({ values }) => values.some((value) => !Number.isNaN(value)));
}
