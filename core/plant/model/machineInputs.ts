import { type AnalogInput, type InputFunction, measuringPoint } from '../../inputs/index.ts';
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
  const inputs: readonly (readonly [string, InputFunction, number])[] = [
    [measuringPoint.internalPressure, 'pressure', sensors.pressureBar(innerPressureBar(config, state, position), 3)],
    [measuringPoint.inletTemperature, 'temperature', sensors.temperatureDegC(inletDegC, 4)],
  ];
  return inputs.map(([name, use, value], i) => ({ index: i + 1, name, function: use, value }));
}
