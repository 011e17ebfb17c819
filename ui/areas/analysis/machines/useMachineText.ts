import { useLingui } from '@lingui/react';
import { displayUnit } from '../../../../core/units/index.ts';
import { missing, signedText, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';

const percent = 100;

/** Figures of machines as they are written. Only inside an observer. */
export function useMachineText() {
  const { i18n } = useLingui();
  const { units, number, quantity, roughMoney } = useFormat();
  const signed = (share: number) => signedText(number(share * percent, 1));
  const between = (low: string, high: string) => i18n._('{low} bis {high}', { low, high });
  return {
    /** In percent, without the sign of it. */
    signed,
    between: ({ low, high }: { readonly low: number; readonly high: number }) => between(signed(low), signed(high)),
    plain: (share: number) => number(share * percent, 1),
    specificPower: (of: number | undefined) => (of === undefined ? missing : quantity('specificPower', of).number),
    specificUnit: unitSymbol(displayUnit('specificPower', units)),
    amounts: ({ low, high }: { readonly low: number; readonly high: number }) => between(roughMoney(low).figure, roughMoney(high).text),
  };
}
