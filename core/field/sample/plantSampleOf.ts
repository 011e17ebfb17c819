import { emptySlot, slotCount } from '../../compressor/index.ts';
import { type ActiveFault, allActiveFaults, faultNumber, type FaultSource } from '../../faults/index.ts';
import { completeSumOf } from '../../figures/index.ts';
import { airWindow } from '../derived/airBalance.ts';
import { otherVersionFaults } from '../rules/otherVersionFaults.ts';
import { type DeviceView, deviceView } from './deviceView.ts';
import type { DeviceNow, WiredPlant, FieldMoment, FieldSample } from './FieldSample.ts';
import type { FieldMemory } from './FieldMemory.ts';
import type { MachineSample } from './machineSample.ts';
import { masterSample } from './masterSample.ts';
import { recentAfter, recentLoadRatio, type RunningMinute } from './recentLoad.ts';
import { served } from './served.ts';
import { wholeMachines } from './wholeMachines.ts';

/** A sample after the one before counts no longer than this for the load ratio. */
const maxCountedMs = 6_000;

type Devices = Readonly<Record<string, DeviceNow>>;

/** The first that has a value, of those that are pressures. */
const systemPressureOf = (views: readonly DeviceView[]) =>
  served(views, 'systemPressure')
    .filter(({ view, entry }) => view.quantity(entry.systemPressure) === 'pressure')
    .map(({ view, entry }) => view.value(entry.systemPressure))
    .find((value) => value !== undefined);

const isController = ({ device: { serves } }: DeviceView) => serves.some((each) => 'compressor' in each);

const bitsSet = (source: FaultSource, bits: readonly number[]) => ({
  source,
  errors: Object.fromEntries(bits.map((bit) => [faultNumber(source, bit)!, true])),
  indicators: {},
});

const faultsOf = (machines: readonly MachineSample[], views: readonly DeviceView[]): readonly ActiveFault[] => {
  const isOther = views.some((view) => view.isOtherVersion && !isController(view));
  return allActiveFaults([
    ...(isOther ? [bitsSet('master', [otherVersionFaults.master])] : []),
    ...machines.map(({ compressor: { index }, faults }) => bitsSet(index, faults)),
  ]);
};

/**
 * What the devices of a plant come to at a moment, and what the next sample needs. Values that are old or missing are undefined, never 0. There is no sample before anything was said,
 * none after one last while nothing answers, and none while the station's clock is not past the last sample.
 */
export function plantSampleOf(
  { config, models }: WiredPlant,
  devices: Devices,
  { atMs, nowMs }: FieldMoment,
  before: FieldMemory,
): { readonly sample: FieldSample | undefined; readonly memory: FieldMemory } {
  const startedMs = before.startedMs ?? nowMs;
  const views = config.devices.map((device) => deviceView(device, models[device.profile ?? ''], devices[device.id], { nowMs, startedMs }));
  const systemPressureBar = systemPressureOf(views);
  const machines = wholeMachines(config, views, systemPressureBar);

  const countedMs = Math.min(maxCountedMs, Math.max(0, nowMs - (before.askedMs ?? nowMs)));
  const recent: Readonly<Record<number, readonly RunningMinute[]>> = Object.fromEntries(
    machines.map((each) => {
      const { index } = each.compressor;
      return [index, recentAfter(before.recent[index] ?? [], each.state, countedMs, nowMs)];
    }),
  );
  const deliveryM3min = completeSumOf(machines.map(({ flow }) => flow.value));
  const air = airWindow(
    before.air,
    systemPressureBar === undefined || deliveryM3min === undefined ? undefined : { atMs: nowMs, systemPressureBar, deliveryM3min },
  );
  const isSilent = !views.some(({ answers }) => answers);
  const after: FieldMemory = { ...before, startedMs, askedMs: nowMs, recent, air };
  const isPast = before.sampledMs !== undefined && atMs <= before.sampledMs;
  if (isPast || (isSilent && before.isSilent)) return { sample: undefined, memory: after };

  const compressors = Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1));
  for (const { compressor, state, power, flow } of machines)
    compressors[compressor.index - 1] = {
      ...compressor,
      electricalPowerKW: power.value,
      deliveryVolumeM3min: flow.value,
      loadRatio: state === undefined ? undefined : recentLoadRatio(recent[compressor.index]!),
    };

  const loadRatio = recentLoadRatio(Object.values(recent).flat());
  const sample: FieldSample = {
    atMs,
    ...masterSample({ config, views, machines, systemPressureBar, air, loadRatio }),
    compressors,
    faults: faultsOf(machines, views),
    maintenance: machines.flatMap(({ maintenance }) => maintenance),
  };
  return { sample, memory: { ...after, sampledMs: atMs, isSilent } };
}
