import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Panel } from '../../../kit/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import type { MachineServicesVm } from '../machineServices.vm.ts';
import { numberedParts } from '../model/numberedParts.ts';
import { ForecastNote } from '../parts/ForecastNote.tsx';
import { NoServices } from '../parts/NoServices.tsx';
import { PartList } from './PartList.tsx';
import { partPlaces } from './partPlaces.ts';
import './picture.css';
import { ServicePicture } from './ServicePicture.tsx';

export interface PicturePanelProps {
  readonly vm: MachineServicesVm;
  readonly machine: MachineView;
}

/** A machine with its parts numbered, and what they need beside it. */
export const PicturePanel = observer(function PicturePanel({ vm, machine }: PicturePanelProps) {
  const { i18n } = useLingui();
  const kind = machine.picture?.kind;
  const parts = numberedParts(vm.list, kind === undefined ? {} : partPlaces[kind]);
  return (
    <Panel label={i18n._('Bauteile')} className="pp" bare>
      <ServicePicture machine={machine} parts={parts} />
      <div className="pp-side">
        {parts.length === 0 ? <NoServices kind={vm.headline.kind} /> : <PartList parts={parts} />}
        <ForecastNote />
      </div>
    </Panel>
  );
});
