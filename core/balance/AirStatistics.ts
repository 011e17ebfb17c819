import { amountOf, type Figure, sumOf } from '../figures/index.ts';
import { type FoundLeak, leakedVolumesM3 } from '../leakage/index.ts';
import type { RangeTotals } from '../totals/index.ts';
import { type CountedFigure, isCounted, machineCounts } from '../statistics/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { BalanceCoverage } from './EnergyBalance.ts';
import { coverageOf } from './machineBalance.ts';
import { estimatedInBalance, estimatedParts } from './estimatedParts.ts';

/** What is known of one compressor's energy and air since a reset, or over any timespan. */
export interface MachineAirStatistics {
  /** 1..10 */
  readonly index: number;
  /** On load. */
  readonly energyLoadKWh: Figure;
  /** All that was not on load. */
  readonly energyNoLoadKWh: Figure;
  readonly volumeM3: Figure;
  readonly leakedM3: Figure;
  /** Those of its figures that were calculated and not measured, if only in part: a leakage where the flow that leaks are looked for in was. None where it is left out. */
  readonly estimated?: readonly AirFigure[];
  /** Left out where a controller does not say. */
  readonly coverage?: BalanceCoverage;
}

/** The figures of a compressor that add up. */
export type AirFigure = 'energyLoadKWh' | 'energyNoLoadKWh' | 'volumeM3' | 'leakedM3';

/** By the figure that was counted. */
const airOf: Readonly<Partial<Record<CountedFigure, readonly AirFigure[]>>> = {
  energyKWh: ['energyLoadKWh', 'energyNoLoadKWh'],
  volumeM3: ['volumeM3'],
};

/** Where a leaked volume comes from; `entered` was typed in by a person and is no measurement. */
export type LeakOrigin = FoundLeak['kind'] | 'entered';

/** Energy and air of all machines over a timespan. */
export interface AirStatistics {
  readonly timespan: TimeRange;
  readonly machines: readonly MachineAirStatistics[];
  /** Undefined when no leaked volume is known. */
  readonly leakOrigin: LeakOrigin | undefined;
}

/** The plant's leak flow, m3/min of free air, and where it comes from. */
export interface LeakFlow {
  readonly flowM3min: number;
  readonly origin: LeakOrigin;
}

/**
 * The statistics of each machine that has data, from totals and the plant's leak flow;
 * what leaked while the delivery was known is divided among the machines by what they delivered.
 */
export function airStatistics(totals: RangeTotals, leak: LeakFlow | undefined): AirStatistics {
  const { fromMs, untilMs, rangeS, machines } = totals;
  const channels = estimatedInBalance(totals);
  const { isFlow } = estimatedParts(channels);
  const counts = machines.map((of, i) => machineCounts(i + 1, of, rangeS, channels));
  const deliveryS = machines.reduce((longest, of) => Math.max(longest, of.deliveryS), 0);
  const leakedM3 = leakedVolumesM3(
    leak?.flowM3min,
    deliveryS,
    counts.map(({ volumeM3 }) => volumeM3),
  );
  const rows = counts.map(({ index, energyKWh, energyLoadKWh, volumeM3, estimated = [] }, i): MachineAirStatistics => {
    const isLeakEstimated = isFlow && leak !== undefined && leak.origin !== 'entered' && leakedM3[i] !== undefined;
    const calculated = [...estimated.flatMap((figure) => airOf[figure] ?? []), ...(isLeakEstimated ? (['leakedM3'] as const) : [])];
    return {
      index,
      energyLoadKWh,
      energyNoLoadKWh: energyKWh === undefined ? undefined : machines[i]!.energyNoLoadKWh + machines[i]!.energyAtStandstillKWh,
      volumeM3,
      leakedM3: leakedM3[i],
      ...(calculated.length > 0 && { estimated: calculated }),
      coverage: coverageOf(machines[i]!, rangeS),
    };
  });
  const leakOrigin = amountOf(leak?.flowM3min) === undefined || sumOf(leakedM3) === undefined ? undefined : leak?.origin;
  return { timespan: { fromMs, untilMs }, machines: rows.filter((_, i) => isCounted(counts[i]!)), leakOrigin };
}
