import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { messageLanguageOf } from '../../../../core/settings/index.ts';
import { formatMonth } from '../../../../i18n/format/index.ts';
import { ports, stores, useMonthReports, useService } from '../../../di/index.ts';
import { Alert, Headline, Icon, Panel, saveFile, Skeleton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { energyTitles } from '../energyTitles.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { type ListGap, MonthReportsVm, type ReportedMonth } from './monthReports.vm.ts';

const skeletonRows = 6;
/** Text ids. */
const gapWords: Readonly<Record<Exclude<ListGap, 'loading' | 'failed'>, string>> = {
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
  forbidden: /*i18n*/ 'Die Berichte zeigen Energie und Wartungen; dafür reichen die Rechte dieser Anmeldung nicht.',
};

/** Reports of months: those that were made on their day, and those that the station makes when they are asked for. */
export const MonthReportPage = observer(function MonthReportPage() {
  const { i18n } = useLingui();
  const reports = useMonthReports();
  const [session, log] = [useService(stores.session), useService(ports.log)];
  const [vm] = useState(
    () => new MonthReportsVm({ reports, session, log, save: (name, content) => saveFile(name, [content], 'application/pdf') }),
  );
  const language = messageLanguageOf(useService(stores.preferences).language);
  useEffect(() => vm.follow(), [vm]);
  const rows = vm.rowsOf(language);
  return (
    <EnergyPage title={energyTitles.monthly_report}>
      <Headline
        title={i18n._(energyTitles.monthly_report)}
        note={i18n._('Ein Monat auf wenigen Seiten, das Ergebnis im ersten Satz: zum Weitergeben und Ablegen.')}
      />
      <Panel title={i18n._('Monate')}>
        {rows === undefined ? (
          <NoList vm={vm} />
        ) : rows.length === 0 ? (
          <p role="status">{i18n._('Noch ist kein Monat zu Ende, von dem etwas aufgezeichnet ist.')}</p>
        ) : (
          <table className="tb">
            <thead>
              <tr>
                <th scope="col">{i18n._('Monat')}</th>
                <th scope="col">{i18n._('Stand')}</th>
                <th scope="col">
                  <span className="vh">{i18n._('Herunterladen')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <MonthRow key={row.month} vm={vm} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </EnergyPage>
  );
});

const NoList = observer(function NoList({ vm }: { readonly vm: MonthReportsVm }) {
  const { i18n } = useLingui();
  const { gap } = vm;
  if (gap === undefined || gap === 'loading') return <Skeleton label={i18n._('Lädt')} bars={skeletonRows} />;
  if (gap !== 'failed') return <p role="status">{i18n._(gapWords[gap])}</p>;
  return (
    <>
      <p role="status">{i18n._('Die Berichte konnten nicht geladen werden.')}</p>
      <button type="button" className="btn" onClick={() => void vm.ask()}>
        {i18n._('Erneut versuchen')}
      </button>
    </>
  );
});

const MonthRow = observer(function MonthRow({ vm, row: { month, madeMs } }: { readonly vm: MonthReportsVm; readonly row: ReportedMonth }) {
  const { i18n } = useLingui();
  const { region, date } = useFormat();
  const language = messageLanguageOf(useService(stores.preferences).language);
  const name = formatMonth(month, region);
  const state = vm.stateOf(month);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {madeMs === undefined ? i18n._('wird beim Abruf erstellt') : i18n._('erstellt am {date}', { date: date(madeMs) })}
        {state === 'failed' && (
          <Alert>{i18n._('Der Bericht konnte nicht geladen werden. Vielleicht wertet die Station den Monat noch aus.')}</Alert>
        )}
      </td>
      <td className="r">
        <button
          type="button"
          className="btn"
          disabled={state === 'asking'}
          aria-label={i18n._('Bericht {month} als PDF speichern', { month: name })}
          onClick={() => void vm.fetch(month, language)}
        >
          <Icon name="g-down" />
          {state === 'asking' ? i18n._('Lädt') : 'PDF'}
        </button>
      </td>
    </tr>
  );
});
