import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { pageSides } from '../../core/report/index.ts';
import { type Orientation, orientations, type PaperSize, paperSizes } from '../../core/settings/index.ts';
import { MarginField } from './MarginField.tsx';
import type { PrintDialogVm } from './printDialog.vm.ts';

/** Text ids. */
const sizeWords: Readonly<Record<PaperSize, string>> = { a4: /*i18n*/ 'A4', letter: /*i18n*/ 'Letter' };
const orientationWords: Readonly<Record<Orientation, string>> = { landscape: /*i18n*/ 'Querformat', portrait: /*i18n*/ 'Hochformat' };

/** Size, position and margins of the paper, for one print. */
export const PaperChoice = observer(function PaperChoice({ vm }: { readonly vm: PrintDialogVm }) {
  const { i18n } = useLingui();
  const { size, orientation } = vm.paper;
  return (
    <>
      <fieldset>
        <legend>{i18n._('Papier')}</legend>
        <div className="seg">
          {paperSizes.map((one) => (
            <button key={one} type="button" aria-pressed={one === size} onClick={() => vm.change({ size: one })}>
              {i18n._(sizeWords[one])}
            </button>
          ))}
        </div>
        <div className="seg">
          {orientations.map((one) => (
            <button key={one} type="button" aria-pressed={one === orientation} onClick={() => vm.change({ orientation: one })}>
              {i18n._(orientationWords[one])}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{i18n._('Ränder in mm')}</legend>
        <div className="pr-margins">
          {pageSides.map((side) => (
            <MarginField key={side} vm={vm} side={side} />
          ))}
        </div>
      </fieldset>
    </>
  );
});
