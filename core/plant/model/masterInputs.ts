import { type AnalogInput, decentralPressure, type InputFunction, measuringPoint } from '../../inputs/index.ts';
import { msPerMinute } from '../../time/index.ts';
import type { MasterFaultName } from '../events/faultKinds.ts';
import { ambientDegC } from './ambient.ts';
import { noiseStream, smoothNoise } from '../noise.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { MasterSensor } from '../events/PlantEvent.ts';
import type { PlantFlows } from './plantFlows.ts';
import type { PlantState } from './PlantState.ts';
import type { sensorsOf } from './sensors.ts';

/** What a failing dryer adds. */
const wetRiseK = 9;

export interface Measuring {
  readonly flows: PlantFlows;
  readonly broken: ReadonlySet<MasterSensor>;
  readonly sensors: ReturnType<typeof sensorsOf>;
  readonly faults: ReadonlySet<MasterFaultName>;
  /** As measured. */
  readonly volumeFlowM3min: number | undefined;
}

/** The master's analog inputs: receiver pressure, dew point, decentralized pressures, volume flow, temperature around the machines; a broken sensor's value is missing. */
export function masterInputs(config: PlantConfig, state: PlantState, measuring: Measuring): readonly AnalogInput[] {
  const { flows, broken, sensors, faults, volumeFlowM3min } = measuring;
  const flowShare = (flows.usedM3min + flows.leakedM3min) / config.filterDrop.flowM3min;
  const dewPointDegC =
    2.7 +
    0.7 * flowShare +
    0.3 * smoothNoise(state.seed, noiseStream.dewPoint, state.atMs, 10 * msPerMinute) +
    (faults.has('highDewPoint') ? wetRiseK : 0);
  const roomDegC = ambientDegC(config.ambient, state.seed, state.atMs, state.clock);
  const inputs: readonly (readonly [string, InputFunction, number | undefined])[] = [
    [
      measuringPoint.receiverPressure,
      'pressure',
      broken.has('receiverPressure') ? undefined : sensors.pressureBar(state.receiverPressureBar, 2),
    ],
    [measuringPoint.dewPoint, 'temperature', broken.has('dewPoint') ? undefined : sensors.temperatureDegC(dewPointDegC, 3)],
    ...config.decentralDropsBar.map((dropBar, i): readonly [string, InputFunction, number] => [
      decentralPressure(i + 1),
      'pressure',
      sensors.pressureBar(Math.max(0, flows.networkPressureBar - dropBar * flowShare ** 2), 4 + i),
    ]),
    [measuringPoint.volumeFlow, 'volumeFlow', volumeFlowM3min],
    [measuringPoint.ambientTemperature, 'temperature', sensors.temperatureDegC(roomDegC, 8)],
  ];
  return inputs.map(([name, use, value], i) => ({ index: i + 1, name, function: use, value }));
}
