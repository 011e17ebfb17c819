import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, Headline, Icon, Link } from '../../../kit/index.ts';
import { MachineStepper } from '../../../station/index.ts';
import { compressorPath, typePlatePath } from '../../../shell/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import type { CompressorVm } from './compressor.vm.ts';
import type { MachineKind } from '../../../../core/compressor/index.ts';

/** Text ids of the kinds of machines. */
const kindWords: Readonly<Record<MachineKind, string>> = {
  screw: /*i18n*/ 'Schraubenverdichter',
  piston: /*i18n*/ 'Kolbenverdichter',
  turbo: /*i18n*/ 'Turboverdichter',
};

export interface MachineHeadlineProps {
  readonly vm: CompressorVm;
  readonly machine: MachineView;
  readonly name: string;
  readonly plate: boolean;
}

/** Which machine it is, and the ways to its neighbours and its plate. */
export const MachineHeadline = observer(function MachineHeadline({ vm, machine, name, plate }: MachineHeadlineProps) {
  const { i18n } = useLingui();
  const { slot, technology, frequencyConverter } = machine;
  const kind = technology === undefined ? i18n._('Verdichter unbekannter Bauart') : i18n._(kindWords[technology.kind]);
  const note = [
    vm.model === undefined ? kind : `${kind} ${vm.model}`,
    frequencyConverter && i18n._('mit Frequenzumrichter'),
    technology?.make === 'thirdParty' && i18n._('Fremdfabrikat'),
  ]
    .filter((part) => part !== false)
    .join(', ');
  return (
    <Headline title={name} note={note}>
      <div className="cm-ways">
        <MachineStepper slot={slot} pathOf={plate ? typePlatePath : compressorPath} />
        <Link
          className={classNames('btn', plate && 'pri')}
          to={plate ? compressorPath(slot) : typePlatePath(slot)}
          aria-current={plate ? 'page' : undefined}
        >
          <Icon name="g-plate" />
          {i18n._('Typenschild')}
        </Link>
      </div>
    </Headline>
  );
});
