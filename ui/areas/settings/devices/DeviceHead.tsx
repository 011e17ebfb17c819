import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FieldDevice } from '../../../../core/field/index.ts';
import { formatMinutes } from '../../../../i18n/format/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { AgeSign } from './AgeSign.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { maturityWords } from './fieldWords.ts';
import type { TrialVm } from './trial.vm.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useServesText } from './useServesText.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
}

/** What a device is and how it answers, and the six steps with what came out of each. */
export const DeviceHead = observer(function DeviceHead({ vm, device, trial }: Props) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const connection = vm.config?.connections.find(({ id }) => id === device.connection);
  const model = vm.report?.models.find(({ id }) => id === device.profile);
  const words = [
    model && names.model(model),
    model && i18n._('Profil „{maturity}“', { maturity: i18n._(maturityWords[model.maturity][0]) }),
    connection &&
      (device.mqtt === undefined
        ? i18n._('Gerätenummer {unit} an {connection}', { unit: device.unit ?? 1, connection: names.connection(connection) })
        : names.connection(connection)),
  ];
  return (
    <section className="panel" aria-label={i18n._('Gerät')}>
      <div className="fd-title">
        <h2>{names.device(device)}</h2>
        <AgeSign state={vm.stateOf(device.id)} ageMs={vm.ageOf(device.id)} isNew={isNewDevice(vm, device)} />
        <p className="fd-cap">{words.filter(Boolean).join(', ')}</p>
      </div>
      <Steps vm={vm} device={device} trial={trial} />
    </section>
  );
});

const isNewDevice = (vm: DevicesVm, device: FieldDevice) => vm.deviceOf(device.id) === undefined;

interface Step {
  readonly name: string;
  readonly words: string;
  readonly isDone: boolean;
  /** Id of what it is done in. */
  readonly target: string;
}

const Steps = observer(function Steps({ vm, device, trial }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const servesText = useServesText(vm);
  const door = vm.report?.connections.find(({ id }) => id === device.connection);
  const model = vm.report?.models.find(({ id }) => id === device.profile);
  const report = vm.deviceOf(device.id);
  const isSaved = report !== undefined;
  const { result } = trial;
  const isConnected = result?.isConnected ?? door?.state === 'connected';
  const readings = (result?.readings ?? report?.readings ?? []).filter(({ value, text }) => value !== undefined || text !== undefined);
  const progress = trial.progressAt(vm.nowMs);
  const isMapped =
    device.serves.length > 0 && !vm.problems.some(({ part, id, field }) => part === 'device' && id === device.id && field === 'serves');
  const steps: readonly Step[] = [
    {
      name: i18n._('Verbindung'),
      words:
        result?.connectMs !== undefined
          ? `${number(result.connectMs, 0)} ms`
          : isConnected
            ? i18n._('verbunden')
            : i18n._('noch nicht geprüft'),
      isDone: isConnected,
      target: 'fd-device',
    },
    { name: i18n._('Suche'), words: result?.identification[0] ?? i18n._('übersprungen'), isDone: true, target: 'fd-device' },
    {
      name: i18n._('Profil'),
      words:
        model === undefined
          ? device.mqtt === undefined
            ? i18n._('fehlt noch')
            : i18n._('eigene Topics')
          : i18n._(maturityWords[model.maturity][0]),
      isDone: model !== undefined || device.mqtt !== undefined,
      target: 'fd-device',
    },
    {
      name: i18n._('Probelesung'),
      words:
        readings.length === 0
          ? i18n._('noch nicht gelesen')
          : i18n._('{count, plural, one {# Messwert} other {# Messwerte}}', { count: readings.length }),
      isDone: readings.length > 0,
      target: 'fd-read',
    },
    {
      name: i18n._('Probelauf'),
      words:
        progress === undefined
          ? i18n._('10 Minuten')
          : i18n._('{done} von {total}', { done: formatMinutes(progress.doneMs).replace(' min', ''), total: '10:00' }),
      isDone: progress === undefined ? isSaved : progress.leftMs === 0,
      target: 'fd-run',
    },
    { name: i18n._('Zuordnung'), words: isMapped ? servesText(device) : i18n._('fehlt noch'), isDone: isMapped, target: 'fd-map' },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="fd-steps" aria-label={i18n._('Schritte der Einrichtung')}>
      {steps.map(({ name, words, isDone, target }, i) => (
        <li key={name} className={classNames(isDone && 'fd-done')} aria-current={i === current ? 'step' : undefined}>
          <a href={`#${target}`}>
            <span>
              {isDone ? <Icon name="g-check" /> : `${i + 1} `}
              {name}
              {isDone && <span className="vh">, {i18n._('erledigt')}</span>}
            </span>
            <span className="fd-cap">{words}</span>
          </a>
        </li>
      ))}
    </ol>
  );
});
