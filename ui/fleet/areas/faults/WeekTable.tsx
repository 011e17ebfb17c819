import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { severities } from '../../../../core/compressor/index.ts';
import type { FleetFaultsView } from '../../../../core/ports/index.ts';
import { LookMark, Panel, severityStyle } from '../../../kit/index.ts';
import { Moment } from '../../shell/Moment.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useFaultText } from '../../shell/useFaultText.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';

type Event = FleetFaultsView['week'][number];

interface WeekTableProps {
  /** Newest first. */
  readonly week: readonly Event[];
  readonly address: AddressVm;
}

/** Faults that came in the last seven days. */
export const WeekTable = observer(function WeekTable({ week, address }: WeekTableProps) {
  const { i18n } = useLingui();
  const words = useFaultText();
  const columns: readonly FleetColumn<Event>[] = [
    {
      id: 'time',
      head: i18n._('Zeitpunkt'),
      sortBy: ({ atMs }) => atMs,
      cell: ({ atMs }) => <Moment atMs={atMs} />,
      widthPx: 160,
      phone: 'endNote',
    },
    {
      id: 'station',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ station, name }) => <StationName id={station} name={name} />,
      phone: 'title',
    },
    {
      id: 'fault',
      head: i18n._('Meldung'),
      sortBy: words.text,
      cell: (fault) => `${words.text(fault)}, ${words.source(fault)}`,
      isText: true,
      phone: 'note',
    },
    {
      id: 'severity',
      head: i18n._('Schwere'),
      sortBy: ({ severity }) => severities.indexOf(severity),
      cell: ({ severity }) => <LookMark look={severityStyle[severity]} />,
      widthPx: 152,
      phone: 'end',
    },
  ];
  return (
    <Panel title={i18n._('Letzte 7 Tage')} bare>
      <FleetTable
        label={i18n._('Störungen der letzten 7 Tage')}
        rows={week}
        columns={columns}
        keyOf={({ station, atMs, source, bitIndex }) => `${station} ${atMs} ${source} ${bitIndex}`}
        address={address}
        sortName="week"
        empty={i18n._('In dieser Zeit kam keine Störung.')}
      />
    </Panel>
  );
});
