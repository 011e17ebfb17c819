import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { FaultUp } from '../../../core/ports/index.ts';
import { severities } from '../../../core/compressor/index.ts';
import { LookMark, severityStyle, useKeptFocus } from '../../kit/index.ts';
import type { AddressVm } from '../stores/AddressVm.ts';
import { Missing } from './Missing.tsx';
import { Moment } from './Moment.tsx';
import { StationName } from './StationName.tsx';
import type { FleetColumn } from './table/FleetColumn.ts';
import { FleetTable } from './table/FleetTable.tsx';
import { useFaultText } from './useFaultText.ts';

interface FaultTableProps {
  readonly label: string;
  /** Most severe first. */
  readonly faults: readonly FaultUp[];
  readonly address: AddressVm;
  readonly isOld?: boolean;
  /** All are of one station, which the page is about. */
  readonly isOfOne?: boolean;
  /** Of those who may. */
  readonly onAcknowledge?: (fault: FaultUp) => void;
}

const buttonRowPx = 96;

/** Faults that are up, and who has seen them. */
export const FaultTable = observer(function FaultTable({ label, faults, address, isOld, isOfOne = false, onAcknowledge }: FaultTableProps) {
  const { i18n } = useLingui();
  const words = useFaultText();
  const all: readonly FleetColumn<FaultUp>[] = [
    {
      id: 'severity',
      head: i18n._('Schwere'),
      sortBy: ({ severity }) => severities.indexOf(severity),
      cell: ({ severity }) => <LookMark look={severityStyle[severity]} />,
      widthPx: 152,
      phone: 'end',
    },
    {
      id: 'station',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ station, name }) => <StationName id={station} name={name} />,
      widthPx: 200,
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
      id: 'since',
      head: i18n._('Seit'),
      sortBy: ({ sinceMs }) => sinceMs,
      cell: ({ sinceMs }) => <Moment atMs={sinceMs} why={i18n._('Ihr Beginn wurde nicht gesendet')} />,
      widthPx: 160,
      from: 'tablet',
    },
    {
      id: 'seen',
      head: i18n._('Quittiert'),
      cell: (fault) => <SeenCell fault={fault} onAcknowledge={onAcknowledge} />,
      phone: 'endNote',
    },
  ];
  const columns = all
    .filter(({ id }) => !(isOfOne && id === 'station'))
    .map((column) => (isOfOne && column.id === 'fault' ? { ...column, phone: 'title' as const } : column));
  return (
    <FleetTable
      label={label}
      rows={faults}
      columns={columns}
      keyOf={({ station, source, bitIndex }) => `${station} ${source} ${bitIndex}`}
      address={address}
      empty={i18n._('Keine Störung steht an.')}
      isOld={isOld === true}
      phoneRowPx={buttonRowPx}
    />
  );
});

/** Who has seen a fault, or the button to say so; the focus stays here when that goes. */
function SeenCell({
  fault,
  onAcknowledge,
}: {
  readonly fault: FaultUp;
  readonly onAcknowledge: FaultTableProps['onAcknowledge'] | undefined;
}) {
  const { i18n } = useLingui();
  const cell = useRef<HTMLSpanElement>(null);
  const { acknowledgement } = fault;
  useKeptFocus(cell, acknowledgement === undefined);
  if (acknowledgement !== undefined) {
    const seen = `${acknowledgement.by}: ${acknowledgement.why}`;
    return (
      <span ref={cell} className="two-lines" title={seen} tabIndex={-1}>
        {seen}
      </span>
    );
  }
  if (onAcknowledge === undefined) return <Missing why={i18n._('Noch nicht quittiert')} />;
  return (
    <button type="button" className="btn sm" onClick={() => onAcknowledge(fault)}>
      {i18n._('Quittieren')}
    </button>
  );
}
