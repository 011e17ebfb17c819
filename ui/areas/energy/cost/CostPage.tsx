import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Panel, Skeleton } from '../../../kit/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import { PeriodColumns, PriceAndLoad } from './CostCharts.tsx';
import { CostHeadline } from './CostHeadline.tsx';
import { CostTables } from './CostTables.tsx';
import { useCost } from './useCost.ts';

/** What energy cost in any days, each quarter hour at the price of its own time, and its peaks. */
export const CostPage = observer(function CostPage() {
  const { i18n } = useLingui();
  const vm = useCost();
  const { answer, state } = vm;
  return (
    <EnergyPage title={energyTitles.cost}>
      <CostHeadline vm={vm} />
      {answer !== undefined ? (
        <>
          <PeriodColumns vm={vm} />
          <PriceAndLoad vm={vm} />
          <CostTables vm={vm} answer={answer} />
        </>
      ) : (
        <Panel title={i18n._('Kosten nach Preis')}>
          {vm.isEmpty || vm.isNotOffered ? (
            <p role="status">
              {vm.isEmpty ? i18n._('Von diesen Tagen ist noch keine Viertelstunde um.') : i18n._('Diese Steuerung unterstützt das nicht.')}
            </p>
          ) : state === 'failed' ? (
            <>
              <p role="status">{i18n._('Die Kosten dieser Tage konnten nicht geladen werden.')}</p>
              <button type="button" className="btn" onClick={() => void vm.ask()}>
                {i18n._('Erneut versuchen')}
              </button>
            </>
          ) : (
            <Skeleton label={i18n._('Lädt')} bars={8} />
          )}
        </Panel>
      )}
    </EnergyPage>
  );
});
