import { type AnalogInput, measuringPoint } from '../../inputs/index.ts';
import { ambientDegC } from './ambient.ts';
import { innerPressureBar } from './machineOutlet.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';
import type { sensorsOf } from './sensors.ts';

/** The first technology of the manufacturer's own machines, whose control has analog inputs. */
const firstOwn = 4;

/** The analog inputs of the machine at a position: pressure behind its element, temperature of the air it takes in. */
export function machineInputs(
  config: PlantConfig,
  state: PlantState,
  position: number,
  sensors: ReturnType<typeof sensorsOf>,
): readonly AnalogInput[] {
  if (config.machines[position]!.technology < firstOwn) return [];
  const inletDegC = ambientDegC(config.ambient, state.seed, state.atMs, state.clock);
  const innerBar = sensors.pressureBar(innerPressureBar(config, state, position), 3);
  return [
    { index: 1, name: measuringPoint.internalPressure, function: 'pressure', value: innerBar },
    { index: 2, name: measuringPoint.inletTemperature, function: 'temperature', value: sensors.temperatureDegC(inletDegC, 4) },
  ];
}
