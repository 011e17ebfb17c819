import type { AnnexEvidence } from '../../core/annex/index.ts';
import { fuels, fuelTerms } from '../../core/heat/index.ts';
import type { LeakCost } from '../../core/leakCost/index.ts';
import { type EnteredMeasures, measuresOf, type MeasuresPicture, type PressureRoom } from '../../core/measures/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { rateClock, type RateTable } from '../../core/tariff/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';

/** What measures are found in besides. */
export interface MeasuresAsked {
  readonly leakCost: LeakCost;
  readonly prices: RateTable;
  readonly totals: RangeTotals;
  readonly pressure: PressureRoom;
  readonly entered: EnteredMeasures;
}

type Of = Pick<AnnexEvidence, 'cost' | 'cycles' | 'heat' | 'leakage' | 'machines' | 'profiles' | 'range' | 'recordedDays' | 'zone'>;

/** What there is to do by the same evidence as the annex, without what only a replay says. */
export function measuresOfEvidence(evidence: Of, { leakCost, prices, totals, pressure, entered }: MeasuresAsked): MeasuresPicture {
  const { range, zone, leakage, cost, machines, cycles, heat, profiles } = evidence;
  const { estimated = [] } = totals;
  return measuresOf(
    {
      ...{ range, zone, leakage, leakCost, cost, machines, cycles, days: evidence.recordedDays.length, consumers: [], replays: [] },
      prices: rateClock(prices, zone),
      heat: heat.find(({ circuit }) => circuit === 'oilCirculation')!,
      heatSource: undefined,
      fuels: fuels.map((fuel) => fuelTerms(fuel, defaultSettings.units)),
      isEstimated: estimated.some((channel) => channel.startsWith('electricalPowerKW@')),
      machineSums: totals.machines.map(({ loadS, noLoadS, energyLoadKWh, energyNoLoadKWh }, i) => ({
        ...{ slot: i + 1, loadS, noLoadS, energyLoadKWh, energyNoLoadKWh },
      })),
      flow: profiles.flow,
      pressure,
    },
    entered,
  );
}
