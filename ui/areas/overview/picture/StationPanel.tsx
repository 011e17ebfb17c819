import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Panel } from '../../../kit/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { StationHead } from './StationHead.tsx';
import { StationPicture } from './StationPicture.tsx';

/** What the station does, as a sentence and as a picture. */
export const StationPanel = observer(function StationPanel({ vm }: { readonly vm: OverviewMasterVm }) {
  const headingId = useId();
  return (
    <Panel labelledBy={headingId} bare className="sp-panel">
      <StationHead vm={vm} headingId={headingId} />
      <StationPicture vm={vm} />
    </Panel>
  );
});
