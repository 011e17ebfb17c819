import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ModelFigure } from '../../../../core/fleet/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { modelFigureWords } from './modelFigureWords.ts';

/** How the figures of machines are written. */
export interface ModelFigures {
  /** Its name with its unit. */
  readonly head: (figure: ModelFigure) => ReactNode;
  /** Without its unit, which its head names. */
  readonly text: (figure: ModelFigure, value: number | undefined) => string;
}

/** Only inside an observer. */
export function useModelFigures(): ModelFigures {
  const { i18n } = useLingui();
  const { number, quantity, units } = useFleetFormat();
  return {
    head: (figure) => {
      const { head, as } = modelFigureWords[figure];
      if (typeof as === 'number') return i18n._(head);
      return (
        <>
          {i18n._(head)} <span className="unit">{unitSymbol(displayUnit(as, units))}</span>
        </>
      );
    },
    text: (figure, value) => {
      const { as } = modelFigureWords[figure];
      return typeof as === 'number' ? number(value, as) : quantity(as, value).number;
    },
  };
}
