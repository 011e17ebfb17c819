import { msPerSecond } from '../../time/index.ts';
import { hash01 } from '../../estimate/index.ts';
import { noiseStream } from '../noise.ts';
import type { SensorConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';

/** Of slot 0, the master's: network pressure, volume flow, inputs; of a machine: line pressure, power, temperature. */
const sensorsASlot = 16;

/** How a slot's sensors read true values, each with its own error, evenly spread around 0 and new every second. */
export function sensorsOf(config: SensorConfig, { seed, atMs }: Pick<PlantState, 'seed' | 'atMs'>, slot: number) {
  const second = Math.floor(atMs / msPerSecond);
  const error = (sensor: number) => 2 * hash01(seed, noiseStream.sensors + slot * sensorsASlot + sensor, second) - 1;
  const byShare = (maxShare: number) => (value: number, sensor: number) =>
    maxShare === 0 ? value : value * (1 + maxShare * error(sensor));
  return {
    pressureBar: byShare(config.pressureShare),
    flowM3min: byShare(config.flowShare),
    powerKW: byShare(config.powerShare),
    temperatureDegC: (value: number, sensor: number) => (config.temperatureK === 0 ? value : value + config.temperatureK * error(sensor)),
  };
}
