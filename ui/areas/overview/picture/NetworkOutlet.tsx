import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { LiveFigure } from '../../../station/index.ts';
import { channelsOf } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe, steady } from './Pipe.tsx';

/** The end of the header pipe: the flow into the network. */
export const NetworkOutlet = observer(function NetworkOutlet({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  return (
    <div className="sp-net">
      <OutletPipe vm={vm} />
      <svg className="mc" viewBox="0 0 88 112" aria-hidden>
        <use href="#m-net" />
      </svg>
      <div className="sp-out">
        {vm.shape.points.has('networkFlow') && (
          <p>
            <span className="sp-bubble" aria-hidden>
              F
            </span>
            <span className="label">{i18n._('Volumenstrom')}</span>
            <span className="om-still">
              <LiveFigure
                channels={channelsOf('volumeFlowM3min')}
                quantity="volumeFlow"
                value={() => vm.points.networkFlow}
                size="m"
                keepUnit
              />
            </span>
          </p>
        )}
      </div>
    </div>
  );
});

const OutletPipe = observer(function OutletPipe({ vm }: { readonly vm: OverviewMasterVm }) {
  return <Pipe branch={steady(vm.flow.network)} hasChevron />;
});
