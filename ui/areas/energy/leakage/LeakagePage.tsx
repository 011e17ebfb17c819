import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { estimatedParts } from '../../../../core/balance/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Panel, Skeleton } from '../../../kit/index.ts';
import { EstimatedNote, useEstimatedText, useFormat } from '../../../station/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import { CostPanel } from './CostPanel.tsx';
import '../table/figureTable.css';
import './leakage.css';
import { LeakAlarmPanel } from './LeakAlarmPanel.tsx';
import { LeakHeadline } from './LeakHeadline.tsx';
import { LeakTestPanel } from './LeakTestPanel.tsx';
import { MethodsPanel } from './MethodsPanel.tsx';
import { NightsPanel } from './NightsPanel.tsx';
import { NightUsePanel } from './NightUsePanel.tsx';
import { TrendPanel } from './TrendPanel.tsx';
import { useLeakage } from './useLeakage.ts';
import { useLeakExplanation } from './useLeakExplanation.ts';

/** How much air leaks, since when more, and what that costs. */
export const LeakagePage = observer(function LeakagePage() {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const vm = useLeakage();
  const estimatedText = useEstimatedText();
  const { answer, picture, days } = vm;
  const period = i18n._('{from} bis {until}', { from: formatDay(days.from, region), until: formatDay(days.until, region) });
  const explanation = useLeakExplanation(vm, period);
  if (answer === undefined || picture === undefined)
    return (
      <EnergyPage title={energyTitles.leakage}>
        <LeakHeadline vm={vm} explanation={explanation} />
        <Panel title={i18n._('Nächte')}>
          {vm.isNotOffered ? (
            <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
          ) : vm.state === 'failed' ? (
            <>
              <p role="status">{i18n._('Die Leckage dieser Tage konnte nicht geladen werden.')}</p>
              <button type="button" className="btn" onClick={() => void vm.ask()}>
                {i18n._('Erneut versuchen')}
              </button>
            </>
          ) : (
            <Skeleton label={i18n._('Lädt')} bars={8} />
          )}
        </Panel>
      </EnergyPage>
    );
  const { leakage, cost, recordedDays, evaluatedDays, estimated } = answer;
  return (
    <EnergyPage title={energyTitles.leakage}>
      <LeakHeadline vm={vm} explanation={explanation} />
      <EstimatedNote text={estimatedText(estimatedParts(estimated))} />
      {evaluatedDays < recordedDays && (
        <p className="t14 dim" role="status">
          {i18n._('{done} von {count} Tagen sind ausgewertet.', { done: evaluatedDays, count: recordedDays })}
        </p>
      )}
      {recordedDays === 0 && (
        <p className="t14" role="status">
          {i18n._('Von diesen Tagen ist nichts aufgezeichnet.')}
        </p>
      )}
      <LeakAlarmPanel answer={answer} explanation={explanation} onSaved={() => void vm.ask()} />
      <NightsPanel answer={answer} picture={picture} explanation={explanation} />
      <div className="lq-two">
        <CostPanel cost={cost} explanation={explanation} />
        <TrendPanel leakage={leakage} explanation={explanation} />
      </div>
      <MethodsPanel leakage={leakage} explanation={explanation} />
      <div className="lq-side">
        <NightUsePanel answer={answer} explanation={explanation} firstDay={days.from} onSaved={() => void vm.ask()} />
        <LeakTestPanel test={leakage.test} onSaved={() => void vm.ask()} />
      </div>
    </EnergyPage>
  );
});
