import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Channel } from '../../core/samples/index.ts';
import type { Quantity } from '../../core/units/index.ts';
import { classNames } from '../kit/index.ts';
import './figure.css';
import { figureWidth } from './figureWidth.ts';
import { useEstimated } from './useEstimated.ts';
import { useFormat } from './useFormat.ts';

export interface QuantityFigureProps {
  readonly quantity: Quantity;
  /** In the quantity's base unit. */
  readonly value: number | undefined;
  /** 20, 28 or 40 px; without it the size of the text around. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Shows the unit beside `---` too. */
  readonly keepUnit?: boolean | undefined;
  /** What the value is made of; where one of them is estimated, it has a sign. */
  readonly channels?: readonly Channel[] | undefined;
  readonly className?: string | undefined;
}

/** A value with its unit, in the chosen units and language. */
export const QuantityFigure = observer(function QuantityFigure({
  quantity,
  value,
  size,
  keepUnit = false,
  channels,
  className,
}: QuantityFigureProps) {
  const { i18n } = useLingui();
  const isEstimated = useEstimated(channels);
  const { figure, unit, isMissing } = useFormat().quantity(quantity, value);
  const unitShown = keepUnit || !isMissing;
  return (
    <span
      className={classNames('fg', size !== undefined && 'fig', size !== 's' && size, isMissing && 'none', isEstimated && 'est', className)}
      style={figureWidth(quantity, unit)}
    >
      {figure}
      {isEstimated && <span className="vh"> {i18n._('geschätzt')} </span>}
      {unitShown && unit !== '' && <span className="unit">{unit}</span>}
    </span>
  );
});
