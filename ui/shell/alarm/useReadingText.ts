import { useLingui } from '@lingui/react';
import type { FaultReading } from '../../../core/faults/index.ts';
import { useFormat } from '../../station/index.ts';

/** Returns the function that says what is measured now of what a fault watches, and its limit. Only inside an observer. */
export function useReadingText(): (reading: FaultReading) => string {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  return ({ quantity: of, value, limit }) => {
    const [now, passed] = [value, limit].map((each) => {
      const { figure, unit } = quantity(of, each);
      return `${figure} ${unit}`;
    });
    return value === undefined
      ? i18n._('Grenze {limit}', { limit: passed })
      : i18n._('jetzt {value}, Grenze {limit}', { value: now, limit: passed });
  };
}
