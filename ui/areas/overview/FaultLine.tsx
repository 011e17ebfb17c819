import { observer } from 'mobx-react-lite';
import { classNames, Icon, severityStyle } from '../../kit/index.ts';
import { useFaultText } from '../../station/index.ts';
import type { OverviewMasterVm } from './overviewMaster.vm.ts';

export interface FaultLineProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
  readonly className?: string | undefined;
}

/** The worst that a machine reports, and how much more there is; nothing without a report. */
export const FaultLine = observer(function FaultLine({ vm, slot, className }: FaultLineProps) {
  const faults = vm.faultsOf(slot);
  const [worst] = faults;
  const faultText = useFaultText();
  if (worst === undefined) return null;
  const { icon, tone } = severityStyle[worst.severity];
  const text = faultText(worst.source, worst.bitIndex);
  return (
    <span className={classNames('of-line', tone, className)} title={text}>
      <Icon name={icon} />
      <span className="of-text">{text}</span>
      {faults.length > 1 && <span className="of-more">+{faults.length - 1}</span>}
    </span>
  );
});
