import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { WhatIf } from '../../../../core/replay/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { Headline, Panel, Skeleton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { CurvesPanel } from './CurvesPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useWhatIf } from './useWhatIf.ts';
import './whatIf.css';
import type { WhatIfVm } from './whatIf.vm.ts';
import { noReplayWords } from './whatIfWords.ts';

/** What the past days would have needed with another band, order, run-on, receiver or machine. */
export const WhatIfPage = observer(function WhatIfPage() {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const vm = useWhatIf();
  const answer = vm.answer ?? vm.asIs;
  const whatIf = answer?.whatIf;
  return (
    <EnergyPage title={energyTitles.what_if} className="wi">
      <Headline title={i18n._('Was wäre, wenn')}>
        <ChangeRangeButton value={vm.days} lastDay={vm.yesterday} />
      </Headline>
      {answer !== undefined && answer.evaluatedDays < answer.recordedDays && (
        <p className="t14 dim" role="status">
          {i18n._('{done} von {count} Tagen sind ausgewertet.', { done: answer.evaluatedDays, count: answer.recordedDays })}
        </p>
      )}
      {answer?.exchangedOn !== undefined && (
        <p className="t14 dim" role="status">
          {i18n._('Am {day} wurde ein Verdichter getauscht. Nur die Tage danach zählen.', { day: formatDay(answer.exchangedOn, region) })}
        </p>
      )}
      {whatIf === undefined || whatIf.kind === 'none' ? (
        <NoAnswer vm={vm} whatIf={whatIf} />
      ) : (
        <div className="wi-two">
          {vm.fitted !== undefined && <ChangePanel vm={vm} fitted={vm.fitted} />}
          <div className="wi-side">
            <OutcomePanel vm={vm} />
            <CurvesPanel
              baseline={whatIf.baseline}
              changed={whatIf.kind === 'control' && vm.answer !== undefined ? whatIf.changed : undefined}
            />
            {whatIf.kind === 'control' && vm.answer !== undefined && <ComparePanel of={whatIf} />}
          </div>
        </div>
      )}
    </EnergyPage>
  );
});

interface NoAnswerProps {
  readonly vm: WhatIfVm;
  readonly whatIf: Extract<WhatIf, { readonly kind: 'none' }> | undefined;
}

const NoAnswer = observer(function NoAnswer({ vm, whatIf }: NoAnswerProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n._('Was herauskommt')}>
      {whatIf !== undefined ? (
        <p role="status">
          {i18n._(noReplayWords[whatIf.reason])} {i18n._('Ausgewertete Tage: {count}', { count: whatIf.days })}
        </p>
      ) : vm.failure === 'notOffered' ? (
        <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
      ) : vm.failure !== undefined ? (
        <>
          <p role="status">{i18n._('Die Nachrechnung ist fehlgeschlagen.')}</p>
          <button type="button" className="btn" onClick={() => void vm.askAsIs()}>
            {i18n._('Erneut versuchen')}
          </button>
        </>
      ) : (
        <Skeleton label={i18n._('Wird nachgerechnet')} bars={8} />
      )}
    </Panel>
  );
});
