import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { changed, type ConnectionKind, type FieldConnection, withConnection, withoutConnection } from '../../../../core/field/index.ts';
import { keysOf } from '../../../../core/records/index.ts';
import { Panel } from '../../../kit/index.ts';
import { SearchForm } from './SearchForm.tsx';
import { ConnectTest } from './ConnectTest.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftSelect, DraftText } from './DraftFields.tsx';
import { kindWords } from './fieldWords.ts';
import { OneMaster, SlowCycle } from './LineNotes.tsx';
import { blankConnection } from './model/blanks.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly connection: FieldConnection;
  /** It is removed. */
  readonly onRemove: () => void;
  /** A device of it is to be shown. */
  readonly onShowDevice: (id: string) => void;
}

/** A connection: how it is reached, whether it can be, and what answers behind it. */
export const ConnectionPanel = observer(function ConnectionPanel({ vm, connection, onRemove, onShowDevice }: Props) {
  const { i18n } = useLingui();
  const { id, kind, name = '' } = connection;
  const set = (next: FieldConnection) => vm.edit((config) => withConnection(config, next));
  const kinds = keysOf(kindWords).map((value) => [value, i18n._(kindWords[value])] as const);
  return (
    <>
      <Panel
        title={name === '' ? id : name}
        bare
        actions={
          <button
            type="button"
            className="btn sm"
            onClick={() => {
              vm.edit((config) => withoutConnection(config, id));
              onRemove();
            }}
          >
            {i18n._('Verbindung entfernen')}
          </button>
        }
      >
        <div className="fm-fields">
          <DraftText
            label={i18n._('Name')}
            span={3}
            value={name}
            placeholder={id}
            onChange={(text) => set(changed(connection, { name: text || undefined }))}
          />
          <DraftSelect
            label={i18n._('Art')}
            span={3}
            value={kind}
            choices={kinds}
            onChange={(next) => set({ ...blankConnection(next, id), ...(name !== '' && { name }) })}
          />
          <AddressFields vm={vm} connection={connection} set={set} />
        </div>
        <SlowCycle vm={vm} connection={connection} />
      </Panel>
      <ConnectTest key={`test ${id}`} vm={vm} connection={connection} />
      {(kind === 'modbusTcp' || kind === 'serial') && (
        <Panel title={i18n._('Geräte an dieser Verbindung suchen')} bare>
          <OneMaster connection={connection} />
          <SearchForm key={`search ${id}`} vm={vm} connection={connection} onShowDevice={onShowDevice} />
        </Panel>
      )}
    </>
  );
});

interface FieldsProps<Connection extends FieldConnection = FieldConnection> {
  readonly vm: DevicesVm;
  readonly connection: Connection;
  readonly set: (next: FieldConnection) => void;
}

const AddressFields = observer(function AddressFields({ vm, connection, set }: FieldsProps) {
  switch (connection.kind) {
    case 'modbusTcp':
      return <ModbusFields vm={vm} connection={connection} set={set} />;
    case 'serial':
      return <SerialFields vm={vm} connection={connection} set={set} />;
    case 'mqtt':
      return <BrokerFields vm={vm} connection={connection} set={set} />;
    default:
      return <HttpFields vm={vm} connection={connection} set={set} />;
  }
});

const problemOf = (vm: DevicesVm, { id }: FieldConnection, field: string) =>
  vm.problems.find((problem) => problem.part === 'connection' && problem.id === id && problem.field === field);

const ModbusFields = observer(function ModbusFields({
  vm,
  connection,
  set,
}: FieldsProps<FieldConnection & { readonly kind: 'modbusTcp' }>) {
  const { i18n } = useLingui();
  const { host, port, framing = 'tcp' } = connection;
  return (
    <>
      <DraftText
        label={i18n._('Adresse')}
        hint={i18n._('Gateway oder Steuerung, zum Beispiel 192.168.40.11')}
        span={3}
        value={host}
        problem={problemOf(vm, connection, 'host')}
        onChange={(text) => set({ ...connection, host: text.trim() })}
      />
      <DraftNumber
        label={i18n._('Port')}
        span={1}
        value={port}
        placeholder="502"
        problem={problemOf(vm, connection, 'port')}
        onChange={(value) => set(changed(connection, { port: value }))}
      />
      <DraftSelect
        label={i18n._('Rahmenformat')}
        span={2}
        value={framing}
        choices={[
          ['tcp', i18n._('Modbus TCP')],
          ['rtu', i18n._('RTU über TCP')],
        ]}
        onChange={(value) => set({ ...connection, framing: value })}
      />
      <TimingFields connection={connection} set={set} />
    </>
  );
});

const SerialFields = observer(function SerialFields({ vm, connection, set }: FieldsProps<FieldConnection & { readonly kind: 'serial' }>) {
  const { i18n } = useLingui();
  const { device, baud, parity, stopBits } = connection;
  return (
    <>
      <DraftText
        label={i18n._('Schnittstelle')}
        hint={i18n._('Zum Beispiel /dev/ttyUSB0')}
        span={3}
        value={device}
        problem={problemOf(vm, connection, 'device')}
        onChange={(text) => set({ ...connection, device: text.trim() })}
      />
      <DraftNumber
        label={i18n._('Baudrate')}
        span={1}
        value={baud}
        unit="Bd"
        problem={problemOf(vm, connection, 'baud')}
        onChange={(value) => set({ ...connection, baud: value ?? NaN })}
      />
      <DraftSelect
        label={i18n._('Parität')}
        span={1}
        value={parity}
        choices={[
          ['none', i18n._('keine')],
          ['even', i18n._('gerade')],
          ['odd', i18n._('ungerade')],
        ]}
        onChange={(value) => set({ ...connection, parity: value })}
      />
      <DraftSelect
        label={i18n._('Stoppbits')}
        span={1}
        value={stopBits === 1 ? '1' : '2'}
        choices={[
          ['1', '1'],
          ['2', '2'],
        ]}
        onChange={(value) => set({ ...connection, stopBits: value === '1' ? 1 : 2 })}
      />
      <TimingFields connection={connection} set={set} />
    </>
  );
});

interface TimingProps {
  readonly connection: FieldConnection & { readonly kind: 'modbusTcp' | 'serial' };
  readonly set: (next: FieldConnection) => void;
}

const TimingFields = observer(function TimingFields({ connection, set }: TimingProps) {
  const { i18n } = useLingui();
  const { timeoutMs, pauseMs } = connection;
  return (
    <>
      <DraftNumber
        label={i18n._('Wartezeit auf Antwort')}
        hint={i18n._('Leer: wie üblich')}
        span={3}
        value={timeoutMs}
        unit="ms"
        onChange={(value) => set(changed(connection, { timeoutMs: value }))}
      />
      <DraftNumber
        label={i18n._('Pause zwischen Anfragen')}
        hint={i18n._('Leer: wie üblich')}
        span={3}
        value={pauseMs}
        unit="ms"
        onChange={(value) => set(changed(connection, { pauseMs: value }))}
      />
    </>
  );
});

const BrokerFields = observer(function BrokerFields({ vm, connection, set }: FieldsProps<FieldConnection & { readonly kind: 'mqtt' }>) {
  const { i18n } = useLingui();
  const { url, user = '', caFile = '' } = connection;
  return (
    <>
      <DraftText
        label={i18n._('Adresse des Brokers')}
        hint={i18n._('mqtts:// ist verschlüsselt; zum Beispiel mqtts://192.168.40.3:8883')}
        span={6}
        value={url}
        problem={problemOf(vm, connection, 'url')}
        onChange={(text) => set({ ...connection, url: text.trim() })}
      />
      <DraftText
        label={i18n._('Benutzer')}
        span={3}
        value={user}
        onChange={(text) => set(changed(connection, { user: text || undefined }))}
      />
      <PasswordField vm={vm} id={connection.id} />
      <DraftText
        label={i18n._('Zertifikat der ausstellenden Stelle')}
        hint={i18n._('Datei an der Station; nur für eine eigene Stelle')}
        span={6}
        value={caFile}
        onChange={(text) => set(changed(connection, { caFile: text || undefined }))}
      />
    </>
  );
});

type HttpKind = Exclude<ConnectionKind, 'modbusTcp' | 'serial' | 'mqtt'>;

const HttpFields = observer(function HttpFields({ vm, connection, set }: FieldsProps<FieldConnection & { readonly kind: HttpKind }>) {
  const { i18n } = useLingui();
  const { host, port, user = '' } = connection;
  return (
    <>
      <DraftText
        label={i18n._('Adresse')}
        span={4}
        value={host}
        problem={problemOf(vm, connection, 'host')}
        onChange={(text) => set({ ...connection, host: text.trim() })}
      />
      <DraftNumber
        label={i18n._('Port')}
        span={2}
        value={port}
        problem={problemOf(vm, connection, 'port')}
        onChange={(value) => set(changed(connection, { port: value }))}
      />
      <DraftText
        label={i18n._('Benutzer')}
        hint={i18n._('Am besten einer nur für diese Station, der nur lesen darf')}
        span={3}
        value={user}
        onChange={(text) => set(changed(connection, { user: text || undefined }))}
      />
      <PasswordField vm={vm} id={connection.id} />
    </>
  );
});

const PasswordField = observer(function PasswordField({ vm, id }: { readonly vm: DevicesVm; readonly id: string }) {
  const { i18n } = useLingui();
  const isSet = vm.report?.passwords.includes(id) === true;
  return (
    <DraftText
      label={i18n._('Passwort')}
      hint={isSet ? i18n._('Leer lassen, um es zu behalten') : i18n._('Bisher nicht gesetzt')}
      span={3}
      type="password"
      value={vm.passwords[id] ?? ''}
      placeholder={isSet ? i18n._('Gespeichert, wird nicht angezeigt') : undefined}
      onChange={(text) => vm.setPassword(id, text === '' ? undefined : text)}
    />
  );
});
