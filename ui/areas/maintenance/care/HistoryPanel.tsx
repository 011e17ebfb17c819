import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvDialect, csvText } from '../../../../core/csv/index.ts';
import { type ServiceRecord, usedH } from '../../../../core/maintenance/index.ts';
import { msPerHour, plantDayOf } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { ports, useService } from '../../../di/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import type { CareVm } from './care.vm.ts';
import { type HistoryColumn, historyCsv, partsText } from './historyCsv.ts';

const heads: Readonly<Record<HistoryColumn, string>> = {
  done: /*i18n*/ 'Erledigt am ({zone})',
  machine: /*i18n*/ 'Verdichter',
  part: /*i18n*/ 'Bauteil',
  by: /*i18n*/ 'Von',
  running: /*i18n*/ 'Betriebsstunden [h]',
  used: /*i18n*/ 'Nach [h]',
  interval: /*i18n*/ 'Intervall [h]',
  parts: /*i18n*/ 'Teile',
  note: /*i18n*/ 'Notiz',
  entered: /*i18n*/ 'Eingetragen am ({zone})',
};

/** The machine before and after a service. */
const aroundMs = 6 * msPerHour;
const aroundService = (atMs: number) => ({ fromMs: atMs - aroundMs, untilMs: atMs + aroundMs });
const serviceSeries = ({ index }: ServiceRecord) => ['pressure', ...['power', 'temperature', 'load'].map((of) => `k${index}-${of}`)];

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

interface HistoryPanelProps {
  readonly title: string;
  readonly care: CareVm;
  readonly records: readonly ServiceRecord[];
  /** Id of the record that somebody came for. */
  readonly meant?: number;
  /** The records are of several parts. */
  readonly hasParts?: boolean;
}

/** Closed services, newest first, to be read and saved. */
export const HistoryPanel = observer(function HistoryPanel({ title, care, records, meant, hasParts = false }: HistoryPanelProps) {
  const { i18n } = useLingui();
  const { region, date, minute, number, zone } = useFormat();
  const clock = useService(ports.clock);
  const sourceName = useSourceName();
  const save = (dialect: CsvDialect, ending: string) => {
    const zoneShown = dialect.isLocal ? zone : 'UTC';
    const words = {
      head: (column: HistoryColumn) => i18n._(heads[column], { zone: zoneShown }),
      machine: sourceName,
      part: (component: ServiceRecord['component']) => i18n._(serviceNames[component]),
    };
    saveFile(
      `services_${plantDayOf(clock.nowMs(), zone)}${ending}`,
      csvText(historyCsv(records, words), dialect, zone),
      'text/csv;charset=utf-8',
    );
  };
  const text = (value: string) => (value === '' ? <span className="none">{missing}</span> : value);
  return (
    <Panel title={title} actions={<SaveCsv region={region} isDisabled={records.length === 0} onSave={save} />} className="ca-log" bare>
      {records.length === 0 ? (
        <p className="mt-empty t14 dim">
          {care.state === 'failed'
            ? i18n._('Die abgeschlossenen Wartungen konnten nicht geladen werden.')
            : care.state === 'loading'
              ? '\u00a0'
              : i18n._('Noch keine Wartung abgeschlossen.')}
        </p>
      ) : (
        <table className="tb tb-stacked tb-cards ca-history" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{i18n._('Erledigt am')}</th>
              {hasParts && <th scope="col">{i18n._('Bauteil')}</th>}
              <th scope="col" className="r">
                {i18n._('Bei')} <span className="unit">h</span>
              </th>
              <th scope="col" className="r">
                {i18n._('Nach')} <span className="unit">h</span>
              </th>
              <th scope="col">{i18n._('Von')}</th>
              <th scope="col">{i18n._('Teile')}</th>
              <th scope="col">{i18n._('Notiz')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id} ref={record.id === meant ? intoSight : undefined} aria-current={record.id === meant ? 'true' : undefined}>
                <th scope="row">
                  <TrendLink className="ca-link" span={aroundService(record.doneAtMs)} series={serviceSeries(record)}>
                    {date(record.doneAtMs)}, {minute(record.doneAtMs)}
                  </TrendLink>
                </th>
                {hasParts && <td data-label={i18n._('Bauteil')}>{i18n._(serviceNames[record.component])}</td>}
                <td className="r" data-label={`${i18n._('Bei')} h`}>
                  {number(record.runningH, 0)}
                </td>
                <td className="r" data-label={`${i18n._('Nach')} h`}>
                  {number(usedH(record), 0)}
                </td>
                <td data-label={i18n._('Von')}>{record.by}</td>
                <td className="ca-text" data-label={i18n._('Teile')}>
                  {text(partsText(record))}
                </td>
                <td className="ca-text" data-label={i18n._('Notiz')}>
                  {text(record.note)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
});
