import { observer } from 'mobx-react-lite';
import { PlantValueTrend } from '../control/PlantValueTrend.tsx';
import { plantValues } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

/** What the station is judged by, each with its last day. */
export const WallDay = observer(function WallDay({ vm }: { readonly vm: OverviewMasterVm }) {
  return (
    <dl className="wl-day om">
      {plantValues.map((value) => (
        <PlantValueTrend key={value} vm={vm} value={value} />
      ))}
    </dl>
  );
});
