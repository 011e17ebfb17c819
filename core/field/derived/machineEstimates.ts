import type { RunningState } from '../../compressor/index.ts';
import type { CurvePoint, FieldMachine } from '../FieldConfig.ts';

/** What is known of a machine when its flow or power is estimated. */
export interface EstimateBasis {
  readonly state: RunningState | undefined;
  /** 1/min */
  readonly speedRpm: number | undefined;
  /** Of the highest flow, 0..1. */
  readonly flowRatio: number | undefined;
  readonly pressureBar: number | undefined;
}

/** So much more power a bar above the rated pressure takes. */
const powerPerBar = 0.07;

const columns = { flowM3min: 1, powerKW: 2 } as const;

/** Between the points of a curve, clamped to its ends. */
function atShare(curve: readonly CurvePoint[], share: number, column: 1 | 2): number {
  const above = curve.findIndex(([at]) => at >= share);
  if (above <= 0) return curve.at(above)![column];
  const [low, high] = [curve[above - 1]!, curve[above]!];
  return low[column] + ((high[column] - low[column]) * (share - low[0])) / (high[0] - low[0]);
}

/** Speed as a share of the highest; the flow's share where the speed is not known. */
function shareOf({ rated }: FieldMachine, { speedRpm, flowRatio }: EstimateBasis): number | undefined {
  return speedRpm !== undefined && rated?.speedRpm !== undefined ? speedRpm / rated.speedRpm : flowRatio;
}

function onCurve(machine: FieldMachine, basis: EstimateBasis, column: keyof typeof columns): number | undefined {
  const share = shareOf(machine, basis);
  return machine.curve === undefined || share === undefined ? undefined : atShare(machine.curve, share, columns[column]);
}

/**
 * Free air that a machine without a flow meter delivers by its state, in m3/min: the rated flow on load; of a variable speed what its curve has at the speed, or the rated flow's share; else 0.
 * Undefined where the state or what is needed on load is not known.
 */
export function estimatedFlowM3min(machine: FieldMachine, basis: EstimateBasis): number | undefined {
  if (basis.state !== 'load') return basis.state === undefined ? undefined : 0;
  const rated = machine.rated?.flowM3min;
  if (!machine.variableSpeed) return rated;
  const { flowRatio } = basis;
  return onCurve(machine, basis, 'flowM3min') ?? (rated === undefined || flowRatio === undefined ? undefined : rated * flowRatio);
}

/**
 * Electrical power of a machine without a meter by its state, in kW: on load the rated one and 7 % more a bar above the rated pressure; of a variable speed what its curve has at the speed;
 * while it runs without load the rated one of no-load; else 0. Undefined where the state or what is needed is not known.
 */
export function estimatedPowerKW(machine: FieldMachine, basis: EstimateBasis): number | undefined {
  const { state, pressureBar } = basis;
  const { rated } = machine;
  if (state === undefined) return undefined;
  if (state === 'off' || state === 'ready') return 0;
  if (state !== 'load') return rated?.noLoadKW;
  if (machine.variableSpeed) return onCurve(machine, basis, 'powerKW');
  return rated && rated.loadKW * (1 + powerPerBar * ((pressureBar ?? rated.pressureBar) - rated.pressureBar));
}
