import { useLingui } from '@lingui/react';
import type { HeatBasis } from '../../../../../core/balance/index.ts';
import { type DataBasis, ratioOf } from '../../../../../core/figures/index.ts';
import { msPerDay, msPerSecond } from '../../../../../core/time/index.ts';
import type { Explanation } from '../../../../station/index.ts';
import { useTimespanText } from '../../useTimespanText.ts';
import type { HeatVm } from '../heat.vm.ts';
import { fuelTermQuantities } from '../heatWords.ts';
import { fuelQuantities } from '../model/heatRows.ts';

/** How much data there is behind them. */
export const heatDataBasis = (basis: HeatBasis | undefined): DataBasis =>
  basis === undefined ? {} : { spanS: ratioOf(basis.period.untilMs - basis.period.fromMs, msPerSecond), coverage: basis.coverage };

/** What the figures of the heat rest on. Only inside an observer. */
export function useHeatExplanation({ basis, parameters, recovery, fuel, recoverableShare }: HeatVm): Explanation {
  const { i18n } = useLingui();
  const timespanText = useTimespanText();
  const { daily } = recovery;
  const kinds = fuelTermQuantities[parameters.fuel];
  const known = basis && (basis.known < basis.of || basis.coverage === undefined) ? { known: basis.known, of: basis.of } : undefined;
  return {
    inputs: {
      energyPerDay: { value: basis?.perDayKWh, known, coverage: basis?.coverage },
      days: { value: basis && ratioOf(basis.period.untilMs - basis.period.fromMs, msPerDay) },
      recoverableShare: { value: recoverableShare },
      use: { value: parameters.useRatio },
      heat: { value: daily.heatKWh, known },
      efficiency: { value: parameters.heatingEfficiencyRatio },
      fuelEnergy: { value: daily.fuelEnergyKWh },
      heatingValue: { value: fuel.heatingValueKWhPerUnit, kind: kinds.heatingValue },
      fuelAmount: { value: daily.fuelAmount, kind: fuelQuantities[parameters.fuel] },
      fuelPrice: { value: fuel.pricePerUnit, kind: kinds.price },
      fuelCo2Factor: { value: fuel.co2KgPerUnit, kind: kinds.co2 },
      warmWater: { value: parameters.warmWaterDegC },
      coldWater: { value: parameters.coldWaterDegC },
      perDay: { value: daily.saving },
    },
    coverage: basis?.coverage,
    basis: heatDataBasis(basis),
    period: basis && timespanText(basis.period),
    notes: [
      i18n._('Nutzung, Wirkungsgrad und Temperaturen sind Annahmen, die Sie auf dieser Seite ändern.'),
      i18n._('Werte je Jahr sind hochgerechnet: ein Tag × 365.'),
    ],
  };
}
