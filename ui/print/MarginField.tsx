import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PageSide } from '../../core/report/index.ts';
import { parseNumber } from '../../i18n/format/index.ts';
import { Field } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import type { PrintDialogVm } from './printDialog.vm.ts';

interface Props {
  readonly vm: PrintDialogVm;
  readonly side: PageSide;
}

const maxDigits = 1;

/** Text ids. */
const labels: Readonly<Record<PageSide, string>> = {
  top: /*i18n*/ 'Oben',
  right: /*i18n*/ 'Rechts',
  bottom: /*i18n*/ 'Unten',
  left: /*i18n*/ 'Links',
};

/** A margin, to be typed in mm. */
export const MarginField = observer(function MarginField({ vm, side }: Props) {
  const { i18n } = useLingui();
  const { region, number } = useFormat();
  const [text, setText] = useState(() => {
    const marginMm = vm.paper.marginsMm[side];
    return number(marginMm, Number.isInteger(marginMm) ? 0 : maxDigits);
  });
  return (
    <Field label={i18n._(labels[side])} isInvalid={vm.badSides.includes(side)} className="small">
      {(control) => (
        <input
          {...control}
          className="in"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            vm.changeMargin(side, parseNumber(target.value, region));
          }}
        />
      )}
    </Field>
  );
});
