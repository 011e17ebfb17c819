import { observer } from 'mobx-react-lite';
import type { AnyQuantity } from '../../../core/units/index.ts';
import { Missing } from './Missing.tsx';
import { useFleetFormat } from './useFleetFormat.ts';

interface NumberCellProps {
  readonly quantity: AnyQuantity;
  readonly value: number | undefined;
  /** Where it is missing. */
  readonly why?: string;
}

/** A figure without its unit, which stands in the head of its column; a share is written with its sign. */
export const NumberCell = observer(function NumberCell({ quantity, value, why }: NumberCellProps) {
  const shown = useFleetFormat().quantity(quantity, value);
  if (shown.isMissing) return <Missing why={why} />;
  return quantity === 'share' ? shown.text : shown.number;
});
