import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldConnection, isSearchableNetwork, withConnection, withDevice } from '../../../../core/field/index.ts';
import type { FieldSearch, FoundDevice } from '../../../../core/ports/index.ts';
import { stores, useFieldApi, useService } from '../../../di/index.ts';
import { Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftText } from './DraftFields.tsx';
import { callFailureWords } from './fieldWords.ts';
import { blankConnection, blankDevice } from './model/blanks.ts';
import { newId } from './model/newId.ts';
import { SearchVm } from './search.vm.ts';
import { Sign } from './Sign.tsx';

function useSearch(): SearchVm {
  const fieldApi = useFieldApi();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [search] = useState(() => new SearchVm({ fieldApi, session, preferences }));
  useEffect(() => search.follow(), [search]);
  return search;
}

const isUnit = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value >= 0 && value <= 247;

interface UnitProps {
  readonly vm: DevicesVm;
  readonly connection: FieldConnection;
  readonly onShowDevice: (id: string) => void;
}

/** Searches the units behind a connection; what answers can be taken over as a device. */
export const SearchForm = observer(function SearchForm({ vm, connection, onShowDevice }: UnitProps) {
  const { i18n } = useLingui();
  const search = useSearch();
  const [from, setFrom] = useState<number | undefined>(1);
  const [to, setTo] = useState<number | undefined>(10);
  const isValid = isUnit(from) && isUnit(to) && (from ?? 0) <= (to ?? 0);
  const isWrong = vm.problems.some(({ part, id }) => part === 'connection' && id === connection.id);
  const take = ({ unit, profiles, identification }: FoundDevice) => {
    const id = newId(vm.config, identification.join(' ') || `${connection.id}-${unit}`, 'device');
    const [profile] = profiles;
    vm.edit((config) => withDevice(config, { ...blankDevice(connection, id, unit), ...(profile !== undefined && { profile }) }));
    onShowDevice(id);
  };
  const knownUnits = vm.config?.devices.filter((device) => device.connection === connection.id).map(({ unit = 1 }) => unit) ?? [];
  return (
    <div className="fd-search">
      <p className="t14 dim">
        {i18n._(
          'Fragt jede Einheit, wer sie ist, und liest die Kennzeichen bekannter Profile. Manche Gateways melden für jede Einheit eine Antwort.',
        )}
      </p>
      <div className="fm-fields fd-range">
        <DraftNumber label={i18n._('Gerätenummer von')} span={2} value={from} onChange={setFrom} isOff={search.phase === 'searching'} />
        <DraftNumber
          label={i18n._('bis')}
          span={2}
          value={to}
          onChange={setTo}
          isOff={search.phase === 'searching'}
          hint={i18n._('0 bis 247')}
        />
      </div>
      <SearchProgress
        search={search}
        isOff={!isValid || isWrong}
        label={i18n._('Suchen')}
        start={() => void search.find({ connection, fromUnit: from ?? 1, toUnit: to ?? 1 })}
      >
        {(found) =>
          knownUnits.includes(found.unit) ? (
            <span className="dim">{i18n._('schon eingetragen')}</span>
          ) : (
            <button type="button" className="btn sm" onClick={() => take(found)}>
              {i18n._('Eintragen')}
            </button>
          )
        }
      </SearchProgress>
    </div>
  );
});

interface NetworkProps {
  readonly vm: DevicesVm;
  readonly onShowConnection: (id: string) => void;
}

/** Searches a network of the plant for addresses that answer Modbus; each can be taken over as a connection. */
export const NetworkSearchForm = observer(function NetworkSearchForm({ vm, onShowConnection }: NetworkProps) {
  const { i18n } = useLingui();
  const search = useSearch();
  const [network, setNetwork] = useState('');
  const isKnown = ({ host }: FoundDevice) =>
    vm.config?.connections.some((connection) => 'host' in connection && connection.host === host) === true;
  const take = (host: string) => {
    const id = newId(vm.config, `gateway-${host}`, 'connection');
    vm.edit((config) => withConnection(config, { ...blankConnection('modbusTcp', id), name: host, host } as FieldConnection));
    onShowConnection(id);
  };
  const isWrong = network !== '' && !isSearchableNetwork(network);
  return (
    <div className="fd-search">
      <p className="t14 dim">{i18n._('Sucht ein eigenes Netz ab: 254 Adressen, Port 502, etwa 20 s. Der Vorgang wird protokolliert.')}</p>
      <div className="fm-fields fd-range">
        <DraftText
          label={i18n._('Netz')}
          hint={
            isWrong
              ? i18n._('Die ersten drei Zahlen eines privaten Netzes: 10.x.x, 172.16.x bis 172.31.x oder 192.168.x')
              : i18n._('Zum Beispiel 192.168.40 für 192.168.40.1 bis 192.168.40.254')
          }
          span={4}
          value={network}
          inputMode="decimal"
          onChange={(text) => setNetwork(text.trim())}
          isOff={search.phase === 'searching'}
        />
      </div>
      <SearchProgress
        search={search}
        isOff={!isSearchableNetwork(network)}
        label={i18n._('Netz absuchen')}
        start={() => void search.find({ network, fromHost: 1, toHost: 254 })}
      >
        {(found) =>
          isKnown(found) ? (
            <span className="dim">{i18n._('schon eingetragen')}</span>
          ) : (
            <button type="button" className="btn sm" onClick={() => take(found.host ?? '')}>
              {i18n._('Eintragen')}
            </button>
          )
        }
      </SearchProgress>
    </div>
  );
});

interface ProgressProps {
  readonly search: SearchVm;
  readonly isOff: boolean;
  readonly label: string;
  readonly start: () => void;
  /** What can be done with what was found. */
  readonly children: (found: FoundDevice) => ReactNode;
}

/** Text id. */
const networkRefused =
  /*i18n*/ 'Das Netz gehört nicht zu den Anlagennetzen dieser Station (--field-network), oder es läuft schon eine andere Probe.';
const isInNetwork = (search: FieldSearch | undefined) => search !== undefined && 'network' in search;

const SearchProgress = observer(function SearchProgress({ search, isOff, label, start, children }: ProgressProps) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { phase, found, searched, total, failure } = search;
  const isSearching = phase === 'searching';
  const counts = { done: number(searched, 0), total: number(total, 0), found: found.length };
  const standing = {
    idle: '',
    searching: i18n._('{done} von {total} gefragt, {found} gefunden', counts),
    done: i18n._('{total} gefragt, {found} gefunden', counts),
    cancelled: i18n._('Abgebrochen nach {done} von {total}, {found} gefunden', counts),
    failed: i18n._('Abgebrochen nach {done} von {total}, {found} gefunden', counts),
  }[phase];
  return (
    <>
      <div className="fd-progress">
        <p role="status">{standing}</p>
        {isSearching && <progress className="fd-bar" max={total} value={searched} aria-label={i18n._('Suche')} />}
        <button type="button" className="btn" disabled={isOff && !isSearching} onClick={isSearching ? () => search.cancel() : start}>
          {!isSearching && <Sign name="find" />}
          {isSearching ? i18n._('Abbrechen') : label}
        </button>
      </div>
      {failure !== undefined && (
        <div className="fm-alert s-error fd-alert" role="alert">
          <Icon name="i-error" />
          <p>{isInNetwork(search.search) && failure === 'refused' ? i18n._(networkRefused) : i18n._(callFailureWords[failure])}</p>
        </div>
      )}
      {found.length > 0 && (
        <ul className="fd-found">
          {found.map((device) => (
            <li key={`${device.host ?? ''} ${device.unit}`}>
              <b>{isInNetwork(search.search) ? device.host : i18n._('Gerätenummer {unit}', { unit: device.unit })}</b>
              <span className="dim">
                {device.identification.length > 0 ? device.identification.join(', ') : i18n._('nennt sich nicht')}
                {device.profiles.map((profile) => ` · ${i18n._('Profil {profile}', { profile })}`)}
              </span>
              {children(device)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
