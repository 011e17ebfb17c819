import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { momentOf, withConnection, withDevice } from '../../../../core/field/index.ts';
import { ports, stores, useFieldApi, useService } from '../../../di/index.ts';
import { Headline, Icon, Locked, Panel, Skeleton } from '../../../kit/index.ts';
import { useFormat, useLockReason } from '../../../station/index.ts';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { useLeaving } from '../form/useLeaving.ts';
import '../form/form.css';
import { SettingsPage } from '../SettingsPage.tsx';
import { settingsPath } from '../settingsPages.ts';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { DevicePanels } from './DevicePanels.tsx';
import './devices.css';
import { DevicesVm } from './devices.vm.ts';
import { DeviceTree } from './DeviceTree.tsx';
import { FieldSaveBar } from './FieldSaveBar.tsx';
import { FirstDevices } from './FirstDevices.tsx';
import { blankConnection, blankDevice } from './model/blanks.ts';
import { examplePlant } from './model/examplePlant.ts';
import { freeUnit } from './model/freeUnit.ts';
import { newId } from './model/newId.ts';
import { PlantPanel } from './PlantPanel.tsx';
import { NetworkSearchForm } from './SearchForm.tsx';
import { type Shown, shownOf, shownQuery } from './shown.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useRefusedField } from './useRefusedField.ts';
import { Sign } from './Sign.tsx';

function useDevices(): DevicesVm {
  const fieldApi = useFieldApi();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const clock = useService(ports.clock);
  const { restart } = useService(stores.plant);
  const [vm] = useState(() => new DevicesVm({ fieldApi, session, preferences, clock, expectRestart: () => restart.expect() }));
  useEffect(() => vm.follow(), [vm]);
  return vm;
}

const home = settingsPath('devices');

/** Where there is no room beside the list, what is chosen comes into view. */
function useDetail({ connection, device, part }: Shown): RefObject<HTMLDivElement | null> {
  const detail = useRef<HTMLDivElement>(null);
  const shown = device ?? connection ?? part;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (detail.current !== null && detail.current.getBoundingClientRect().top > innerHeight / 2) detail.current.scrollIntoView();
  }, [shown]);
  return detail;
}

/** The devices that the station listens to: how they answer, and how they are connected, tried and put to use. */
export const DevicesPage = observer(function DevicesPage() {
  const { i18n } = useLingui();
  const vm = useDevices();
  const names = useFieldNames();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = shownOf(query);
  const leaving = useLeaving(vm.isChanged && vm.canWrite);
  const show = (next: Shown) => void navigate(`${home}?${shownQuery(next)}`);
  const addConnection = () => {
    const id = newId(vm.config, 'gateway', 'connection');
    vm.edit((config) => withConnection(config, blankConnection('modbusTcp', id)));
    show({ connection: id });
  };
  const takeExample = () => {
    vm.edit(() => examplePlant);
    show({ connection: examplePlant.connections[0]!.id });
  };
  const addDevice = (of: string) => {
    const connection = vm.config?.connections.find(({ id }) => id === of);
    if (vm.config === undefined || connection === undefined) return;
    const id = newId(vm.config, i18n._('Gerät'), 'device');
    const device = blankDevice(connection, id, freeUnit(vm.config, of));
    vm.edit((config) => withDevice(config, device));
    show({ device: id });
  };
  const main = useDetail(shown);
  useRefusedField(vm, main, shown, show);
  const device = vm.config?.devices.find(({ id }) => id === shown.device);
  const connection = vm.config?.connections.find(({ id }) => id === shown.connection);
  const title = device === undefined ? connection && names.connection(connection) : names.device(device);
  const isEmpty =
    vm.reading === 'ready' && vm.config?.connections.length === 0 && vm.config.devices.length === 0 && shown.part === undefined;
  return (
    <SettingsPage slug="devices" part={title}>
      {vm.reading !== 'ready' ? (
        <NotReady vm={vm} />
      ) : isEmpty ? (
        <>
          <Problems vm={vm} />
          <FirstDevices vm={vm} onConnect={addConnection} onSearch={() => show({ part: 'search' })} onExample={takeExample} />
          {vm.canWrite && vm.isChanged && <FieldSaveBar vm={vm} />}
        </>
      ) : (
        <>
          <Head vm={vm} onConnect={addConnection} onSearch={() => show({ part: 'search' })} />
          <Problems vm={vm} />
          <div className="fd">
            <DeviceTree vm={vm} shown={shown} onAdd={addDevice} />
            <div ref={main} className="fd-main">
              <Changeable vm={vm}>
                {device !== undefined && <DevicePanels key={device.id} vm={vm} device={device} onRemove={() => show({})} />}
                {connection !== undefined && (
                  <ConnectionPanel
                    key={connection.id}
                    vm={vm}
                    connection={connection}
                    onRemove={() => show({})}
                    onShowDevice={(id) => show({ device: id })}
                  />
                )}
                {shown.part === 'plant' && vm.config !== undefined && <PlantPanel vm={vm} />}
                {shown.part === 'search' && vm.canWrite && (
                  <Panel title={i18n._('Netz absuchen')} bare>
                    <NetworkSearchForm vm={vm} onShowConnection={(id) => show({ connection: id })} />
                  </Panel>
                )}
                {device === undefined && connection === undefined && shown.part === undefined && vm.config !== undefined && (
                  <p className="panel fd-choose dim">{i18n._('Wählen Sie eine Verbindung, ein Gerät oder die Anlage aus der Liste.')}</p>
                )}
              </Changeable>
              {vm.canWrite && <FieldSaveBar vm={vm} />}
            </div>
          </div>
        </>
      )}
      {leaving && <LeaveDialog {...leaving} />}
    </SettingsPage>
  );
});

interface HeadProps {
  readonly vm: DevicesVm;
  readonly onConnect: () => void;
  readonly onSearch: () => void;
}

/** How many devices answer, and since when one does not. */
const Head = observer(function Head({ vm, onConnect, onSearch }: HeadProps) {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  const names = useFieldNames();
  const { devices = [], isSource = false } = vm.report ?? {};
  const silent = devices.find(({ id }) => vm.stateOf(id) === 'silent');
  const silentMs = silent && vm.ageOf(silent.id);
  const silentName = vm.config?.devices.find(({ id }) => id === silent?.id);
  const name = silentName === undefined ? (silent?.id ?? '') : names.device(silentName);
  const notes = [
    !vm.isCurrent && i18n._('Die Station meldet zurzeit keine Geräte. Die Angaben sind alt.'),
    silent !== undefined &&
      vm.isCurrent &&
      (silentMs === undefined
        ? i18n._('{device} hat noch nie geantwortet.', { device: name })
        : i18n._('{device} seit {time} ohne Antwort.', { device: name, time: clock(momentOf(silentMs, vm.nowMs)) })),
    !isSource && i18n._('Die Werte der Station kommen zurzeit nicht von diesen Geräten.'),
    vm.lockedBy === 'file' && i18n._('Die Einrichtung kommt aus einer Datei und lässt sich nur dort ändern.'),
    i18n._('Pressluft liest nur, es schreibt nie in ein Gerät.'),
  ];
  const counts = { answering: vm.answeringCount, total: devices.length };
  return (
    <Headline
      title={
        devices.length === 0
          ? i18n._('Noch kein Gerät gespeichert')
          : i18n._('{answering} von {total, plural, one {# Gerät} other {# Geräten}} antworten', counts)
      }
      note={notes.filter(Boolean).join(' ')}
    >
      {vm.canWrite && (
        <div className="fd-buttons">
          <button type="button" className="btn" onClick={onSearch}>
            <Sign name="find" />
            {i18n._('Geräte suchen')}
          </button>
          <button type="button" className="btn" onClick={onConnect}>
            <Sign name="plus" />
            {i18n._('Verbindung')}
          </button>
        </div>
      )}
    </Headline>
  );
});

/** What the station finds wrong with what it has stored. */
const Problems = observer(function Problems({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  const { problems = [] } = vm.report ?? {};
  if (problems.length === 0) return null;
  return (
    <div className="fm-alert s-error" role="alert">
      <Icon name="i-error" />
      <p>
        <strong>{i18n._('Mit der gespeicherten Einrichtung stimmt etwas nicht')}</strong>
        <span>{problems.join('\n')}</span>
      </p>
    </div>
  );
});

/** Covers what cannot be changed, and says why. */
const Changeable = observer(function Changeable({ vm, children }: { readonly vm: DevicesVm; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const reason = useLockReason();
  if (vm.canWrite) return children;
  if (vm.config === undefined)
    return (
      <Locked isLocked reason={reason}>
        <p className="panel fd-choose">{i18n._('Wie die Geräte angeschlossen sind, sieht nur, wer schreiben darf.')}</p>
      </Locked>
    );
  return (
    <fieldset className="fd-fixed" disabled>
      {children}
    </fieldset>
  );
});

/** Instead of the page while nothing is known. */
const NotReady = observer(function NotReady({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  if (vm.reading === 'loading') return <Skeleton label={i18n._('Lädt')} bars={3} className="panel fm-shape" />;
  if (vm.reading === 'notOffered')
    return (
      <>
        <Headline title={i18n._('Geräte')} />
        <p className="panel fm-withheld">
          {i18n._(
            'Die Werte dieser Station kommen nicht von Geräten. Eine Station, die Geräte liest, startet ohne --demo und ohne --source.',
          )}
        </p>
      </>
    );
  return (
    <div className="panel fm-failed" role="alert">
      <p className="st s-error">
        <Icon name="i-error" />
        {i18n._('Die Geräte ließen sich nicht lesen')}
      </p>
      <button type="button" className="btn" onClick={() => void vm.refresh()}>
        <Icon name="g-reload" />
        {i18n._('Erneut versuchen')}
      </button>
    </div>
  );
});
