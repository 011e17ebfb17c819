import type { RunningState } from '../../compressor/index.ts';
import { completeSumOf, sumOf } from '../../figures/index.ts';
import { type AnalogInput, type InputFunction, measuringPoint } from '../../inputs/index.ts';
import { type Master, masterBit } from '../../master/index.ts';
import { type Channel, compressorChannel, plantChannel } from '../../samples/index.ts';
import { type AirMoment, balanceFlowM3min } from '../derived/airBalance.ts';
import type { FieldConfig } from '../FieldConfig.ts';
import type { DeviceView } from './deviceView.ts';
import { inputFunctionOf } from './inputFunctionOf.ts';
import type { MeteredValue } from './meteredValues.ts';
import { served } from './served.ts';
import type { WholeMachine } from './wholeMachines.ts';

/** Of all meters of a purpose together; undefined where one of them says nothing. */
const meteredTotal = (views: readonly DeviceView[], purpose: 'stationPower' | 'networkFlow', key: string) => {
  const meters = served(views, purpose);
  return meters.length === 0 ? undefined : completeSumOf(meters.map(({ view }) => view.value(key)));
};

function masterInputs(views: readonly DeviceView[], flowM3min: number | undefined, hasFlow: boolean): readonly AnalogInput[] {
  const named = served(views, 'input').map(({ view, entry }) => ({
    name: entry.input,
    function: inputFunctionOf(view.quantity(entry.point)),
    value: view.value(entry.point),
  }));
  const flow = hasFlow ? [{ name: measuringPoint.volumeFlow, function: 'volumeFlow' as const, value: flowM3min }] : [];
  return [...named, ...flow]
    .filter((input): input is typeof input & { readonly function: InputFunction } => input.function !== undefined)
    .map((input, i) => ({ index: i + 1, ...input }));
}

const isEstimated = ({ value, origin }: MeteredValue) => value !== undefined && origin === 'estimated';
const isCalculated = ({ value, origin }: MeteredValue) => value !== undefined && origin !== 'measured';

const estimatedOf = (machines: readonly WholeMachine[]): readonly Channel[] =>
  machines.flatMap(({ compressor: { index }, power, flow }) => [
    ...(isCalculated(power) ? [compressorChannel('electricalPowerKW', index)] : []),
    ...(isCalculated(flow) ? [compressorChannel('deliveryVolumeM3min', index)] : []),
  ]);

const isRunning = (state: RunningState | undefined) => state !== undefined && state !== 'off' && state !== 'ready';

/** The way that the network's flow is known. */
const flowWay = ({ plant, devices }: FieldConfig) =>
  plant?.networkFlow ?? (devices.some(({ serves }) => serves.some((each) => 'networkFlow' in each)) ? 'measured' : 'none');

/** What the plant's own values are made of. */
export interface MasterParts {
  readonly config: FieldConfig;
  readonly views: readonly DeviceView[];
  readonly machines: readonly WholeMachine[];
  readonly systemPressureBar: number | undefined;
  readonly air: readonly AirMoment[];
  /** 0..1 */
  readonly loadRatio: number;
}

/** The plant's own values, and all channels that were calculated and not measured. */
export function masterSample({ config, views, machines, systemPressureBar, air, loadRatio }: MasterParts): {
  readonly master: Master;
  readonly estimated: readonly Channel[];
} {
  const way = flowWay(config);
  const receiverM3 = config.plant?.receiverM3;
  const byBalance = way !== 'balance' || receiverM3 === undefined ? undefined : balanceFlowM3min(air, receiverM3);
  const volumeFlowM3min = way === 'measured' ? meteredTotal(views, 'networkFlow', 'flow') : byBalance;
  const hasStationPower = served(views, 'stationPower').length > 0;
  const master: Master = {
    sdCard: undefined,
    version: undefined,
    status: machines.some(({ state }) => isRunning(state)) ? masterBit.on | masterBit.active : masterBit.on,
    systemPressureBar,
    loadRatio,
    volumeFlowM3min,
    deliveryVolumeM3min: sumOf(machines.map(({ flow }) => flow.value)),
    powerKW: hasStationPower ? meteredTotal(views, 'stationPower', 'power') : sumOf(machines.map(({ power }) => power.value)),
    inputs: masterInputs(views, volumeFlowM3min, way !== 'none'),
  };
  const estimated = [
    ...(byBalance === undefined ? [] : [plantChannel('volumeFlowM3min')]),
    ...(machines.some(({ flow }) => isEstimated(flow)) ? [plantChannel('deliveryVolumeM3min')] : []),
    ...(!hasStationPower && machines.some(({ power }) => isEstimated(power)) ? [plantChannel('powerKW')] : []),
    ...estimatedOf(machines),
  ];
  return { master, estimated };
}
