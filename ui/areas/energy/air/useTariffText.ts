import { useLingui } from '@lingui/react';
import type { Tariff } from '../../../../core/tariff/index.ts';
import { useFigureText } from '../table/useFigureText.ts';

/** What the costs and the CO2 are calculated with. Only inside an observer. */
export function useTariffText({ ratePerKWh, co2KgPerKWh }: Tariff): string {
  const { i18n } = useLingui();
  const text = useFigureText();
  return i18n._('Gerechnet mit {rate}, CO₂-Faktor {co2}.', {
    rate: text.whole('energyPrice', ratePerKWh),
    co2: text.whole('energyCo2', co2KgPerKWh),
  });
}
