import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { changed, type FieldDevice, maturities, type MqttPoint, type Profile } from '../../../../core/field/index.ts';
import type { ModelChoice } from '../../../../core/ports/index.ts';
import { Panel } from '../../../kit/index.ts';
import { FileButton } from '../form/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftSelect, DraftText } from './DraftFields.tsx';
import { fieldUnitSymbol, maturityWords, roleWords } from './fieldWords.ts';
import { LimitFields } from './LimitFields.tsx';
import { pointUnits } from './model/pointUnits.ts';
import { useFieldNames } from './useFieldNames.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly set: (next: FieldDevice) => void;
  readonly actions?: ReactNode;
}

const problemOf = (vm: DevicesVm, device: FieldDevice, field: string) =>
  vm.problems.find((problem) => problem.part === 'device' && problem.id === device.id && problem.field === field);

/** What a device is called, where it is, and what kind it is of. */
export const DeviceForm = observer(function DeviceForm({ vm, device, set, actions }: Props) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const { connections = [] } = vm.config ?? {};
  const kind = connections.find(({ id }) => id === device.connection)?.kind;
  const isModbus = kind === 'modbusTcp' || kind === 'serial';
  return (
    <div id="fd-device" className="fd-part sticks">
      <Panel title={i18n._('Gerät')} bare actions={actions}>
        <div className="fm-fields">
          <DraftText
            label={i18n._('Name')}
            span={isModbus ? 2 : 3}
            value={device.name ?? ''}
            placeholder={device.id}
            onChange={(text) => set(changed(device, { name: text || undefined }))}
          />
          <DraftSelect
            label={i18n._('Verbindung')}
            span={3}
            value={device.connection}
            choices={connections.map((connection) => [connection.id, names.connection(connection)] as const)}
            problem={problemOf(vm, device, 'connection')}
            onChange={(connection) => set({ ...device, connection })}
          />
          {isModbus && (
            <DraftNumber
              label={i18n._('Gerätenummer')}
              span={1}
              value={device.unit}
              placeholder="1"
              problem={problemOf(vm, device, 'unit')}
              onChange={(unit) => set(changed(device, { unit }))}
            />
          )}
        </div>
        {kind === 'mqtt' ? <Topics vm={vm} device={device} set={set} /> : <ProfileChoice vm={vm} device={device} set={set} />}
      </Panel>
    </div>
  );
});

const matches = (model: ModelChoice, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${model.vendor} ${model.model} ${model.variant ?? ''} ${model.id}`.toLowerCase().includes(word));

/** The profiles that the station has, by maker; how well each is known, and from where. */
const ProfileChoice = observer(function ProfileChoice({ vm, device, set }: Props) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const [search, setSearch] = useState('');
  const { models = [] } = vm.report ?? {};
  const chosen = models.find(({ id }) => id === device.profile);
  const shown = models.filter((model) => matches(model, search) || model.id === device.profile);
  const ordered = maturities.flatMap((maturity) => shown.filter((model) => model.maturity === maturity));
  const choices = [
    ...(chosen === undefined ? [[device.profile ?? '', device.profile ?? i18n._('Bitte wählen')] as const] : []),
    ...ordered.map((model) => [model.id, `${names.model(model)} (${i18n._(maturityWords[model.maturity][0])})`] as const),
  ];
  return (
    <>
      <div className="fm-fields">
        <DraftText label={i18n._('Hersteller oder Typ suchen')} span={2} value={search} onChange={setSearch} />
        <DraftSelect
          label={i18n._('Profil')}
          span={4}
          value={device.profile ?? ''}
          choices={choices}
          problem={problemOf(vm, device, 'profile')}
          hint={i18n._('{count, plural, one {# Profil zur Auswahl} other {# Profile zur Auswahl}}', { count: shown.length })}
          onChange={(profile) => set(changed(device, { profile: profile || undefined, adjust: undefined, version: undefined }))}
        />
      </div>
      {chosen !== undefined && <ProfileFacts model={chosen} />}
      <OwnProfile vm={vm} />
    </>
  );
});

const ProfileFacts = observer(function ProfileFacts({ model }: { readonly model: ModelChoice }) {
  const { i18n } = useLingui();
  const [name, meaning] = maturityWords[model.maturity];
  return (
    <dl className="fd-facts">
      <div>
        <dt>{i18n._('Art')}</dt>
        <dd>{i18n._(roleWords[model.role])}</dd>
      </div>
      <div>
        <dt>{i18n._('Reife')}</dt>
        <dd>
          <b>{i18n._(name)}</b>: {i18n._(meaning)}
          {model.isOwn && <>. {i18n._('Eigenes Profil dieser Station')}</>}
        </dd>
      </div>
      <div>
        <dt>{i18n._('Quellen')}</dt>
        <dd>{model.sources.join('; ')}</dd>
      </div>
      {model.notes !== undefined && model.notes.length > 0 && (
        <div>
          <dt>{i18n._('Hinweise')}</dt>
          <dd>{model.notes.join(' ')}</dd>
        </div>
      )}
      {model.problem !== undefined && (
        <div className="fd-lost">
          <dt>{i18n._('Fehler im Profil')}</dt>
          <dd>{model.problem}</dd>
        </div>
      )}
    </dl>
  );
});

/** Adds a profile of the station's own from a file. */
const OwnProfile = observer(function OwnProfile({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File) => {
    try {
      const profile = JSON.parse(await file.text()) as Profile;
      setUnreadable(false);
      await vm.addProfile(profile);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className="fm-line">
      <FileButton label={i18n._('Datei eines Profils')} isSmall onFile={(file) => void take(file)}>
        {i18n._('Eigenes Profil laden')}
      </FileButton>
      <span className="fd-cap" role="status">
        {isUnreadable ? i18n._('Die Datei ist kein JSON.') : i18n._('Eine JSON-Datei; die Station prüft sie, bevor sie sie annimmt.')}
      </span>
    </div>
  );
});

/** The values of a device that come by MQTT. */
const Topics = observer(function Topics({ vm, device, set }: Props) {
  const { i18n } = useLingui();
  const keysOf = useTopicKeys();
  const { mqtt = { points: [] } } = device;
  const setPoints = (points: readonly MqttPoint[]) => set({ ...device, mqtt: { ...mqtt, points } });
  const { availability } = mqtt;
  const setAvailability = (topic: string, up: string) =>
    set({ ...device, mqtt: changed(mqtt, { availability: topic === '' ? undefined : { topic, up } }) });
  const setPoint = (index: number, next: MqttPoint) => setPoints(mqtt.points.map((point, i) => (i === index ? next : point)));
  return (
    <>
      {mqtt.points.map((point, i) => (
        <fieldset key={i} className="fm-fields fd-topic">
          <legend className="vh">{i18n._('Messwert {number}', { number: i + 1 })}</legend>
          <DraftSelect
            label={i18n._('Messwert')}
            span={2}
            value={point.key}
            choices={keysOf(point.key)}
            problem={problemOf(vm, device, `mqtt.points.${i}.key`)}
            onChange={(key) => setPoint(i, { ...point, key, unit: pointUnits(key)[0] ?? '' })}
          />
          <DraftText
            label={i18n._('Topic')}
            span={3}
            value={point.topic}
            problem={problemOf(vm, device, `mqtt.points.${i}.topic`)}
            onChange={(topic) => setPoint(i, { ...point, topic: topic.trim() })}
          />
          <DraftSelect
            label={i18n._('Einheit')}
            span={1}
            value={point.unit ?? ''}
            choices={pointUnits(point.key).map((unit) => [unit, fieldUnitSymbol(unit) || i18n._('keine')] as const)}
            onChange={(unit) => setPoint(i, { ...point, unit })}
          />
          <DraftText
            label={i18n._('Stelle in JSON')}
            hint={i18n._('Zum Beispiel /power; leer, wenn die Nachricht nur die Zahl ist')}
            span={3}
            value={point.pointer ?? ''}
            onChange={(text) => setPoint(i, changed(point, { pointer: text.trim() || undefined }))}
          />
          <DraftText
            label={i18n._('Stelle der Zeit')}
            hint={i18n._('Zum Beispiel /ts; leer ohne Zeitstempel')}
            span={2}
            value={point.timePointer ?? ''}
            onChange={(text) => setPoint(i, changed(point, { timePointer: text.trim() || undefined }))}
          />
          <LimitFields
            limits={point}
            hints={{ min: i18n._('Leer: ohne Grenze'), max: i18n._('Leer: ohne Grenze') }}
            unit={fieldUnitSymbol(point.unit ?? '')}
            problemOf={(field) => problemOf(vm, device, `mqtt.points.${i}.${field}`)}
            onChange={(change) => setPoint(i, changed(point, change))}
          />
          {mqtt.points.length > 1 && (
            <button type="button" className="btn sm fd-drop" onClick={() => setPoints(mqtt.points.filter((_, index) => index !== i))}>
              {i18n._('Entfernen')}
            </button>
          )}
        </fieldset>
      ))}
      <div className="fm-fields">
        <DraftNumber
          label={i18n._('Erwarteter Abstand der Nachrichten')}
          hint={i18n._('Leer: nach 60 s gilt ein Wert als alt')}
          span={3}
          value={mqtt.expectedEveryS}
          unit="s"
          problem={problemOf(vm, device, 'mqtt.expectedEveryS')}
          onChange={(expectedEveryS) => set({ ...device, mqtt: changed(mqtt, { expectedEveryS }) })}
        />
        <div className="fm-span-3 fd-end">
          <button type="button" className="btn sm" onClick={() => setPoints([...mqtt.points, { key: 'flow', topic: '', unit: 'm3/min' }])}>
            {i18n._('Weiterer Messwert')}
          </button>
        </div>
        <DraftText
          label={i18n._('Topic der Verfügbarkeit')}
          hint={i18n._('Zum Beispiel werk/zaehler/online; leer, wenn das Gerät keines hat')}
          span={3}
          value={availability?.topic ?? ''}
          problem={problemOf(vm, device, 'mqtt.availability.topic')}
          onChange={(text) => setAvailability(text.trim(), availability?.up ?? 'online')}
        />
        {availability !== undefined && (
          <DraftText
            label={i18n._('Nachricht, wenn verfügbar')}
            hint={i18n._('Bei jeder anderen fehlen alle Werte des Geräts sofort')}
            span={3}
            value={availability.up}
            problem={problemOf(vm, device, 'mqtt.availability.up')}
            onChange={(up) => setAvailability(availability.topic, up)}
          />
        )}
      </div>
    </>
  );
});

const topicKeys = [
  'power',
  'energyImport',
  'flow',
  'volume',
  'pressure',
  'temperature',
  'dewPoint',
  'humidity',
  'linePressure',
  'outletTemperature',
] as const;

/** What a value that comes by MQTT may be, with its name. Only inside an observer. */
function useTopicKeys(): (current: string) => readonly (readonly [string, string])[] {
  const names = useFieldNames();
  return (current) => [...new Set<string>([...topicKeys, current])].map((key) => [key, names.point(key)]);
}
