import { observer } from 'mobx-react-lite';
import { compressorChannel } from '../../../../core/samples/index.ts';
import { classNames, cssVars } from '../../../kit/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

export interface RiserProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

/** The pipe from a machine's outlet into the header, with its flow; an elbow in the narrow picture. */
export const Riser = observer(function Riser({ vm, slot }: RiserProps) {
  const { own } = vm.flowOf(slot);
  const flow = cssVars({ '--q': own });
  return (
    <span className="sp-riser" aria-hidden>
      <i className="sp-fill" style={flow} />
      <svg className="sp-elbow" style={flow} viewBox="0 0 68 14">
        <path className="sp-bore" d="M0 5H58Q61 5 61 8V14" />
        <path className="sp-wall" d="M0 1H59Q65 1 65 7V14M0 9H57V14" />
        <path className="sp-stream" d="M-9 5H61V14" />
      </svg>
      <span className="sp-flow">
        <LiveFigure
          quantity="volumeFlow"
          value={() => vm.machineIn(slot)?.deliveryM3min}
          className={classNames(own === 0 && 'none')}
          channels={[compressorChannel('deliveryVolumeM3min', slot)]}
        />
      </span>
    </span>
  );
});
