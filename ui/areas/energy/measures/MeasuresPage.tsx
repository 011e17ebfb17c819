import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { csvText } from '../../../../core/csv/index.ts';
import type { MeasureRow } from '../../../../core/measures/index.ts';
import type { MeasuresAnswer } from '../../../../core/ports/index.ts';
import { shiftDay } from '../../../../core/time/index.ts';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useMeasures, useService } from '../../../di/index.ts';
import { Panel, SaveCsv, saveFile, Skeleton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import '../performance/performance.css';
import { ReplayProgress } from '../replay/ReplayProgress.tsx';
import { MeasureDialog } from './MeasureDialog.tsx';
import './measures.css';
import { MeasuresVm } from './measures.vm.ts';
import { MeasuresHeadline } from './MeasuresHeadline.tsx';
import { MeasuresTable } from './MeasuresTable.tsx';
import { NotFoundPanel } from './NotFoundPanel.tsx';
import { SettledPanel } from './SettledPanel.tsx';
import { TogetherPanel } from './TogetherPanel.tsx';
import { useMeasuresPlan } from './useMeasuresPlan.ts';
import { ValuationDialog } from './ValuationDialog.tsx';

/** More would be a list, and no order of what comes first. */
const maxRows = 7;

/** What to do first, what it saves at least, and where that can be seen. */
export const MeasuresPage = observer(function MeasuresPage() {
  const { i18n } = useLingui();
  const vm = useMeasuresOfDays();
  const { answer, atOnce } = vm;
  return (
    <EnergyPage title={energyTitles.measures}>
      <MeasuresHeadline vm={vm} />
      {answer !== undefined ? (
        <Answered vm={vm} answer={answer} />
      ) : (
        <Panel title={i18n._('Zuerst tun')}>
          {atOnce.isNotOffered ? (
            <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
          ) : atOnce.state === 'failed' ? (
            <>
              <p role="status">{i18n._('Die Maßnahmen konnten nicht geladen werden.')}</p>
              <button type="button" className="btn" onClick={() => void atOnce.ask()}>
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

const Answered = observer(function Answered({ vm, answer }: { readonly vm: MeasuresVm; readonly answer: MeasuresAnswer }) {
  const { i18n } = useLingui();
  const { region, zone, quantity } = useFormat();
  const { canWrite } = useService(stores.session).session;
  const plan = useMeasuresPlan();
  const [edited, setEdited] = useState<MeasureRow>();
  const [isValued, setValued] = useState(false);
  const { picture, recordedDays, evaluatedDays } = answer;
  const { rows, notFound, settled, valuation, together } = picture;
  const first = rows.filter(({ entry }) => entry?.state !== 'dropped').slice(0, maxRows);
  const further = rows.filter((row) => !first.includes(row));
  const lastOver = shiftDay(vm.atOnce.today, -1);
  const done = () => {
    setEdited(undefined);
    setValued(false);
    void vm.askAgain();
  };
  const table = { lastOver, canWrite, onEdit: setEdited };
  return (
    <>
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
      <ReplayProgress done={vm.done} onCancel={() => vm.cancel()} />
      {vm.canReplay && !vm.isReplayed && vm.done === undefined && (
        <p className="ms-again t14" role="status">
          {vm.isFailed
            ? i18n._('Die Nachrechnung ist fehlgeschlagen.')
            : i18n._('Druckband, Reihenfolge und Behälter sagt erst eine Nachrechnung der Tage.')}
          <button type="button" className="btn" onClick={() => void vm.replay()}>
            {i18n._('Nachrechnen')}
          </button>
        </p>
      )}
      <Panel
        bare
        className="ms-panel"
        title={i18n._('Zuerst tun')}
        actions={
          <>
            <span className="label">{i18n._('geordnet nach dem, was mindestens herauskommt')}</span>
            <SaveCsv
              region={region}
              isDisabled={rows.length === 0}
              onSave={(dialect, ending) => saveFile(`measures${ending}`, csvText(plan(picture), dialect, zone), 'text/csv;charset=utf-8')}
            />
          </>
        }
      >
        {first.length === 0 ? (
          <p className="ms-none dim" role="status">
            {i18n._('Keine Maßnahme. Was geprüft wurde und warum es keine ist, steht darunter.')}
          </p>
        ) : (
          <MeasuresTable rows={first} firstRank={1} {...table} />
        )}
        {further.length > 0 && (
          <details className="ms-further">
            <summary>{i18n._('Weitere und verworfene ({count})', { count: further.length })}</summary>
            <MeasuresTable rows={further} firstRank={first.length + 1} {...table} />
          </details>
        )}
        {together !== undefined && <TogetherPanel of={together} />}
      </Panel>
      {settled.length > 0 && <SettledPanel entries={settled} lastOver={lastOver} />}
      <NotFoundPanel notFound={notFound} />
      <p className="label ms-foot">
        {i18n._(
          'Jede Zeile gilt für sich: Zwei zusammen sparen meist weniger als ihre Summe. Gerechnet mit {price}, {interest} Zins, {change} Preisänderung im Jahr und der Nutzungsdauer je Maßnahme.',
          {
            price: quantity('energyPrice', picture.pricePerKWh).text,
            interest: quantity('share', valuation.interest).text,
            change: quantity('share', valuation.priceChange).text,
          },
        )}
        {canWrite && (
          <button type="button" className="btn sm" aria-haspopup="dialog" onClick={() => setValued(true)}>
            {i18n._('Zins und Preisänderung')}
          </button>
        )}
      </p>
      {edited !== undefined && <MeasureDialog row={edited} onDone={done} onClose={() => setEdited(undefined)} />}
      {isValued && <ValuationDialog valuation={valuation} since={lastOver} onDone={done} onClose={() => setValued(false)} />}
    </>
  );
});

/** What the days that the address asks for say there is to do. Only inside an observer. */
function useMeasuresOfDays(): MeasuresVm {
  const parts = {
    measures: useMeasures(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new MeasuresVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
