import { useLingui } from '@lingui/react';
import type { AirFigure } from '../../core/balance/index.ts';
import type { CountedFigure } from '../../core/statistics/index.ts';

/** Text ids; what else is counted is made of the same. */
const words: Readonly<Partial<Record<CountedFigure | AirFigure, string>>> = {
  energyLoadKWh: /*i18n*/ 'Leistung',
  volumeM3: /*i18n*/ 'Liefermenge',
  leakedM3: /*i18n*/ 'Volumenstrom',
};

/** Returns the function that writes what a row's figures are made of. Only inside an observer. */
export function useMadeOf(): (figures: readonly (CountedFigure | AirFigure)[]) => string {
  const { i18n } = useLingui();
  return (figures) =>
    figures
      .flatMap((figure) => words[figure] ?? [])
      .map((word) => i18n._(word))
      .join(', ');
}
