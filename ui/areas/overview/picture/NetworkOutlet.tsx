import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { QuantityFigure } from '../../../kit/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe, steady } from './Pipe.tsx';

/** The end of the header pipe: the flow into the network. */
export const NetworkOutlet = observer(function NetworkOutlet({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { shape, points, flow } = vm;
  return (
    <div className="sp-net">
      <Pipe branch={steady(flow.network)} hasChevron />
      <svg className="mc" viewBox="0 0 88 112" aria-hidden>
        <use href="#m-net" />
      </svg>
      <div className="sp-out">
        {shape.points.has('networkFlow') && (
          <p>
            <span className="sp-bubble" aria-hidden>
              F
            </span>
            <span className="label">{i18n._('Volumenstrom')}</span>
            <QuantityFigure quantity="volumeFlow" value={points.networkFlow} size="m" keepUnit />
          </p>
        )}
      </div>
    </div>
  );
});
