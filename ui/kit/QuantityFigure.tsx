import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { Quantity } from '../../core/units/index.ts';
import { classNames } from './classNames.ts';
import './figure.css';
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

/** Width in digits of the longest figure that is usual, so that a further digit moves nothing. */
const usualLength: Readonly<Record<Quantity, number>> = {
  pressure: 3.5,
  temperature: 3,
  volume: 5.5,
  volumeFlow: 4.5,
  power: 4.5,
  energy: 6.5,
  ratio: 3,
  specificPower: 3.5,
};
/** A character of the unit, and the gap before it, in widths of a digit of the figure. */
const unitCharacter = 0.55;
const unitGap = 0.3;

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
  const widthCh = usualLength[quantity] + unitGap + unit.length * unitCharacter;
  return (
    <span
      className={classNames('fg', size !== undefined && 'fig', size !== 's' && size, isMissing && 'none', className)}
      style={{ '--fg-width': `${widthCh}ch` } as CSSProperties}
    >
      {figure}
      {unitShown && <span className="unit">{unit}</span>}
    </span>
  );
});
