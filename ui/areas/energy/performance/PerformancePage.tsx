import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { ChangeDates } from '../../../dates/index.ts';
import { Icon, Panel, Skeleton } from '../../../kit/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import { AdjustmentDialog, type AdjustmentDraft } from './AdjustmentDialog.tsx';
import { AdjustmentsPanel } from './AdjustmentsPanel.tsx';
import { baselineNames } from './baselineNames.ts';
import { BaselineDialog } from './BaselineDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ModelPanel } from './ModelPanel.tsx';
import { NoModelPanel } from './NoModelPanel.tsx';
import './performance.css';
import type { PerformanceVm } from './performance.vm.ts';
import { PerformanceHeadline } from './PerformanceHeadline.tsx';
import { SavingsPanel } from './SavingsPanel.tsx';
import { ScatterPanel } from './ScatterPanel.tsx';
import { usePerformance } from './usePerformance.ts';
import { VariablesPanel } from './VariablesPanel.tsx';

type Open =
  { readonly dialog: 'baselineDays' | 'baseline' | 'import' } | { readonly dialog: 'adjustment'; readonly start: AdjustmentDraft };

/** Whether the plant needs less energy than its baseline expects, the volume taken out. */
export const PerformancePage = observer(function PerformancePage() {
  const { i18n } = useLingui();
  const vm = usePerformance();
  const { answer, state } = vm;
  return (
    <EnergyPage title={energyTitles.performance}>
      {answer !== undefined ? (
        <Answered vm={vm} answer={answer} />
      ) : (
        <>
          <PerformanceHeadline vm={vm} />
          <Panel title={i18n._('Energie und Volumen je Tag')}>
            {vm.isNotOffered ? (
              <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
            ) : state === 'failed' ? (
              <>
                <p role="status">{i18n._('Die Energieleistung konnte nicht geladen werden.')}</p>
                <button type="button" className="btn" onClick={() => void vm.ask()}>
                  {i18n._('Erneut versuchen')}
                </button>
              </>
            ) : (
              <Skeleton label={i18n._('Lädt')} bars={8} />
            )}
          </Panel>
        </>
      )}
    </EnergyPage>
  );
});

const Answered = observer(function Answered({ vm, answer }: { readonly vm: PerformanceVm; readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  const { performance, baseline } = answer;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    void vm.ask();
  };
  const setBaseline = (first: string, last: string) => {
    const changed = new URLSearchParams(query);
    changed.set(baselineNames.first, first);
    changed.set(baselineNames.last, last);
    setQuery(changed);
    close();
  };
  return (
    <>
      <PerformanceHeadline vm={vm}>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'baselineDays' })}>
          <Icon name="g-cal" />
          {i18n._('Basis wählen')}
        </button>
        {vm.canWrite && answer.set === undefined && performance.model !== undefined && (
          <button type="button" className="btn pri" aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'baseline' })}>
            {i18n._('Als Basis setzen')}
          </button>
        )}
      </PerformanceHeadline>
      {vm.isCounting && (
        <p className="pe-notice" role="status">
          {i18n._('{done} von {all} Tagen sind ausgewertet.', { done: answer.summedDays, all: answer.recordedDays })}
          <button type="button" className="btn sm" onClick={() => void vm.ask()}>
            {i18n._('Neu laden')}
          </button>
        </p>
      )}
      {performance.model === undefined ? (
        <NoModelPanel vm={vm} answer={answer} />
      ) : (
        <>
          <div className="pe-two">
            <ScatterPanel answer={answer} />
            <ModelPanel answer={answer} />
          </div>
          {performance.days.length > 0 && <SavingsPanel answer={answer} />}
        </>
      )}
      <AdjustmentsPanel
        answer={answer}
        canWrite={vm.canWrite}
        onAdd={(start) => setOpen({ dialog: 'adjustment', start })}
        onChanged={() => void vm.ask()}
      />
      <VariablesPanel
        answer={answer}
        canWrite={vm.canWrite}
        onImport={() => setOpen({ dialog: 'import' })}
        onChanged={() => void vm.ask()}
      />
      <ChangeDates
        value={{ from: baseline.first, until: baseline.last }}
        bounds={{ lastDay: vm.yesterday }}
        isOpen={open?.dialog === 'baselineDays'}
        onApply={({ from, until }) => setBaseline(from, until)}
        onClose={close}
      />
      {open?.dialog === 'baseline' && <BaselineDialog answer={answer} onDone={done} onClose={close} />}
      {open?.dialog === 'import' && <ImportDialog onDone={done} onClose={close} />}
      {open?.dialog === 'adjustment' && <AdjustmentDialog start={open.start} onDone={done} onClose={close} />}
    </>
  );
});
