import { observer } from 'mobx-react-lite';
import { energyTitles } from '../energyTitles.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import './balance.css';
import { BalanceHeadline } from './BalanceHeadline.tsx';
import { BalancePreview } from './BalancePreview.tsx';
import { BalanceShape } from './BalanceShape.tsx';
import { RequestLine } from './RequestLine.tsx';
import { useBalance } from './useBalance.ts';

/** The balance of a range of days, to be read and saved. */
export const BalancePage = observer(function BalancePage() {
  const vm = useBalance();
  const { report } = vm;
  return (
    <EnergyPage title={energyTitles.energy_balance}>
      <BalanceHeadline vm={vm} />
      <RequestLine vm={vm} />
      {report === undefined ? <BalanceShape kind={vm.gap} /> : <BalancePreview report={report} />}
    </EnergyPage>
  );
});
