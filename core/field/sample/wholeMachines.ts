import type { FieldConfig } from '../FieldConfig.ts';
import type { DeviceView } from './deviceView.ts';
import { machineSample, type MachineSample } from './machineSample.ts';
import { machineFlow, machinePower, type MeteredMachine, type MeteredValue } from './meteredValues.ts';
import { served } from './served.ts';

/** A machine with its flow and power. */
export interface WholeMachine extends MachineSample {
  readonly power: MeteredValue;
  readonly flow: MeteredValue;
}

/** Every machine of the plant, as its controller, its meters and its data sheet say. */
export function wholeMachines(
  { machines }: FieldConfig,
  views: readonly DeviceView[],
  systemPressureBar: number | undefined,
): readonly WholeMachine[] {
  const controllers = served(views, 'compressor');
  const all = machines.map((machine) => {
    const view = controllers.find(({ entry }) => entry.compressor === machine.slot)?.view;
    const sample = machineSample(machine, view);
    const basis = {
      state: sample.state,
      speedRpm: view?.value('speed'),
      flowRatio: view?.value('flowRatio'),
      pressureBar: sample.compressor.linePressureBar ?? systemPressureBar,
    };
    return { sample, metered: { machine, view, isGone: sample.isGone, basis } satisfies MeteredMachine };
  });
  const metered = all.map((each) => each.metered);
  return all.map((each) => ({
    ...each.sample,
    power: machinePower(each.metered, metered, views),
    flow: machineFlow(each.metered, metered, views),
  }));
}
