import { useLingui } from '@lingui/react';
import type { Figure } from '../../../../core/figures/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { useFormat } from '../../../station/index.ts';
import { isPartial, type KnownCount } from './knownCount.ts';

export interface FigureText {
  /** With its unit. */
  readonly whole: (quantity: AnyQuantity, value: Figure) => string;
  /** Over how many values a sum goes; undefined when over all or none. */
  readonly part: (count: KnownCount) => string | undefined;
}

/** How the figures of the area are written. Only inside an observer. */
export function useFigureText(): FigureText {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  return {
    whole: (name, value) => quantity(name, value).text,
    part: (count) => (isPartial(count) ? i18n._('{known} von {of} Werten', { known: count.known, of: count.of }) : undefined),
  };
}
