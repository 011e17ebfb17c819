import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../core/units/index.ts';
import { classNames } from '../kit/index.ts';
import './figure.css';
import { figureWidth } from './figureWidth.ts';
import { useFormat } from './useFormat.ts';

export interface QuantityFigureProps {
  readonly quantity: Quantity;
  /** In the quantity's base unit. */
  readonly value: number | undefined;
  /** 20, 28 or 40 px; without it the size of the text around. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Shows the unit beside `---` too. */
  readonly keepUnit?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A value with its unit, in the chosen units and language. */
export const QuantityFigure = observer(function QuantityFigure({
  quantity,
  value,
  size,
  keepUnit = false,
  className,
}: QuantityFigureProps) {
  const { figure, unit, isMissing } = useFormat().quantity(quantity, value);
  const unitShown = keepUnit || !isMissing;
  return (
    <span
      className={classNames('fg', size !== undefined && 'fig', size !== 's' && size, isMissing && 'none', className)}
      style={figureWidth(quantity, unit)}
    >
      {figure}
      {unitShown && unit !== '' && <span className="unit">{unit}</span>}
    </span>
  );
});
