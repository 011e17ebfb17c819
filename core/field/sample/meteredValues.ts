import { completeSumOf } from '../../figures/index.ts';
import { type EstimateBasis, estimatedFlowM3min, estimatedPowerKW } from '../derived/machineEstimates.ts';
import type { FieldMachine } from '../FieldConfig.ts';
import type { DeviceView } from './deviceView.ts';

/** What a meter shows for several machines, split by their weights; evenly where all weigh nothing, undefined for all where a weight is not known. */
export function splitShares(total: number | undefined, weights: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const whole = completeSumOf(weights);
  if (total === undefined || whole === undefined) return weights.map(() => undefined);
  return weights.map((weight) => (whole === 0 ? total / weights.length : (total * weight!) / whole));
}

/** A machine with what its flow and power are taken from. */
export interface MeteredMachine {
  readonly machine: FieldMachine;
  readonly view: DeviceView | undefined;
  readonly isGone: boolean;
  readonly basis: EstimateBasis;
}

/** `measured`; a part of what one meter shows for several machines; or calculated from the machine's data. */
export type ValueOrigin = 'measured' | 'split' | 'estimated';

export interface MeteredValue {
  readonly value: number | undefined;
  readonly origin: ValueOrigin;
}

type Weigh = (machine: FieldMachine, basis: EstimateBasis) => number | undefined;

interface Meter {
  readonly slots: readonly number[];
  readonly value: number | undefined;
}

const partsOf = ({ slots, value }: Meter, machines: readonly MeteredMachine[], weigh: Weigh) => {
  if (slots.length === 1) return [value];
  const served = slots.map((slot) => machines.find(({ machine }) => machine.slot === slot));
  return splitShares(
    value,
    served.map((each) => each && weigh(each.machine, each.basis)),
  );
};

/** What the meters of a slot show of it; undefined for a slot without a meter. */
function metered(slot: number, meters: readonly Meter[], machines: readonly MeteredMachine[], weigh: Weigh): MeteredValue | undefined {
  const own = meters.filter(({ slots }) => slots.includes(slot));
  if (own.length === 0) return undefined;
  const parts = own.map((meter) => partsOf(meter, machines, weigh)[meter.slots.indexOf(slot)]);
  return { value: completeSumOf(parts), origin: own.some(({ slots }) => slots.length > 1) ? 'split' : 'measured' };
}

const measured = ({ view, isGone }: MeteredMachine, key: string): MeteredValue | undefined =>
  view?.has(key) ? { value: isGone ? undefined : view.value(key), origin: 'measured' } : undefined;

const estimated = ({ machine, basis }: MeteredMachine, weigh: Weigh): MeteredValue => ({
  value: weigh(machine, basis),
  origin: 'estimated',
});

/** The power of a machine: its meter's, also while its controller is silent; its controller's; else estimated. */
export function machinePower(of: MeteredMachine, machines: readonly MeteredMachine[], views: readonly DeviceView[]): MeteredValue {
  const meters = views.flatMap((view) =>
    view.device.serves.flatMap((each) => ('powerOf' in each ? [{ slots: each.powerOf, value: view.value('power') }] : [])),
  );
  return metered(of.machine.slot, meters, machines, estimatedPowerKW) ?? measured(of, 'power') ?? estimated(of, estimatedPowerKW);
}

/** The flow that a machine delivers: its controller's, its meter's, else estimated; missing while the controller is silent. */
export function machineFlow(of: MeteredMachine, machines: readonly MeteredMachine[], views: readonly DeviceView[]): MeteredValue {
  const meters = views.flatMap((view) =>
    view.device.serves.flatMap((each) => ('flowOf' in each ? [{ slots: each.flowOf, value: view.value('flow') }] : [])),
  );
  const found =
    measured(of, 'deliveryFlow') ?? metered(of.machine.slot, meters, machines, estimatedFlowM3min) ?? estimated(of, estimatedFlowM3min);
  return of.isGone ? { ...found, value: undefined } : found;
}
