import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FieldConnection, FieldDevice } from '../../../../core/field/index.ts';
import { formatAge } from '../../../../i18n/format/index.ts';
import { classNames, Icon, Link } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { AgeSign } from './AgeSign.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { doorProblemWords } from './fieldWords.ts';
import { type Shown, shownQuery } from './shown.ts';
import { useFieldNames } from './useFieldNames.ts';
import { Sign } from './Sign.tsx';

interface Props {
  readonly vm: DevicesVm;
  readonly shown: Shown;
  /** Adds a device behind a connection. */
  readonly onAdd: (connection: string) => void;
}

/** The connections with the devices behind them, and how old their values are. */
export const DeviceTree = observer(function DeviceTree({ vm, shown, onAdd }: Props) {
  const { i18n } = useLingui();
  const { config, report } = vm;
  return (
    <nav className="panel fd-tree" aria-label={i18n._('Verbindungen und Geräte')}>
      <div className="ph">
        <h2>{i18n._('Verbindungen')}</h2>
        <span className="sp" />
        <span className="label">{i18n._('Alter der Werte')}</span>
      </div>
      {config === undefined ? (
        <ul>
          {report?.devices.map(({ id }) => (
            <li key={id} className="fd-status">
              <span>{id}</span>
              <AgeSign state={vm.stateOf(id)} ageMs={vm.ageOf(id)} />
            </li>
          ))}
        </ul>
      ) : (
        <ul>
          {config.connections.map((connection) => (
            <ConnectionItem key={connection.id} vm={vm} connection={connection} shown={shown} onAdd={onAdd} />
          ))}
          <li className="fd-conn">
            <TreeLink to="part=plant" isShown={shown.part === 'plant'} isWrong={hasProblem(vm, ['machine', 'plant'])}>
              <span aria-hidden className="fd-unit">
                <Icon name="g-station" />
              </span>
              <span className="fd-name">
                {i18n._('Anlage und Maschinen')}
                <span className="fd-cap">
                  {i18n._('{count, plural, one {# Maschine} other {# Maschinen}}', { count: config.machines.length })}
                </span>
              </span>
            </TreeLink>
          </li>
        </ul>
      )}
    </nav>
  );
});

const hasProblem = (vm: DevicesVm, parts: readonly string[], ids?: string) =>
  vm.problems.some(({ part, id }) => parts.includes(part) && (ids === undefined || id === ids));

interface ItemProps extends Props {
  readonly connection: FieldConnection;
}

const ConnectionItem = observer(function ConnectionItem({ vm, connection, shown, onAdd }: ItemProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const names = useFieldNames();
  const door = vm.report?.connections.find(({ id }) => id === connection.id);
  const devices = vm.config?.devices.filter((device) => device.connection === connection.id) ?? [];
  const isLost = door !== undefined && (door.state === 'unreachable' || door.state === 'silent');
  const state =
    door === undefined
      ? i18n._('noch nicht gespeichert')
      : isLost
        ? i18n._('keine Antwort')
        : door.state !== 'connected'
          ? i18n._('wird verbunden')
          : door.cycleMs === undefined
            ? i18n._('verbunden')
            : i18n._('Zyklus {duration}', { duration: formatAge(door.cycleMs, region) });
  return (
    <li className="fd-conn">
      <TreeLink
        to={shownQuery({ connection: connection.id })}
        isShown={shown.connection === connection.id}
        isWrong={hasProblem(vm, ['connection'], connection.id)}
        className="fd-connlink"
      >
        <b>{names.connection(connection)}</b>
        <span className={classNames('fd-cap', isLost && 'fd-lost')}>{state}</span>
        <span className="fd-cap fd-wide">{names.address(connection)}</span>
        {isLost && door.problem !== undefined && <span className="fd-cap fd-wide fd-lost">{i18n._(doorProblemWords[door.problem])}</span>}
      </TreeLink>
      <ul>
        {devices.map((device) => (
          <DeviceItem key={device.id} vm={vm} device={device} isShown={shown.device === device.id} />
        ))}
      </ul>
      {vm.canWrite && (
        <button type="button" className="fd-add" onClick={() => onAdd(connection.id)}>
          <Sign name="plus" />
          {i18n._('Gerät')}
          <span className="vh"> {i18n._('an {connection}', { connection: names.connection(connection) })}</span>
        </button>
      )}
    </li>
  );
});

interface DeviceProps {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly isShown: boolean;
}

const DeviceItem = observer(function DeviceItem({ vm, device, isShown }: DeviceProps) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const model = vm.report?.models.find(({ id }) => id === device.profile);
  const isNew = vm.changes.some(({ part, id, how }) => part === 'device' && id === device.id && how === 'added');
  const [point] = device.mqtt?.points ?? [];
  const kind =
    model === undefined
      ? (device.profile ?? (point && i18n._('Topic {topic}', { topic: point.topic })) ?? i18n._('Profil fehlt noch'))
      : names.model(model);
  return (
    <li>
      <TreeLink to={shownQuery({ device: device.id })} isShown={isShown} isWrong={hasProblem(vm, ['device'], device.id)}>
        <span className="fd-unit">
          {device.mqtt === undefined ? (
            <>
              <span className="vh">{i18n._('Gerätenummer')} </span>
              {device.unit ?? 1}
            </>
          ) : (
            <span aria-hidden>–</span>
          )}
        </span>
        <span className="fd-name">
          {names.device(device)}
          <span className="fd-cap">{kind}</span>
        </span>
        <AgeSign state={vm.stateOf(device.id)} ageMs={vm.ageOf(device.id)} isNew={isNew} />
      </TreeLink>
    </li>
  );
});

interface LinkProps {
  readonly to: string;
  readonly isShown: boolean;
  readonly isWrong: boolean;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function TreeLink({ to, isShown, isWrong, className, children }: LinkProps) {
  const { i18n } = useLingui();
  return (
    <Link to={`?${to}`} aria-current={isShown ? 'true' : undefined} className={classNames('fd-link', className)}>
      {children}
      {isWrong && (
        <span className="fd-wide fd-cap fd-lost">
          <Icon name="i-error" className="s-error" /> {i18n._('Angaben fehlen oder sind ungültig')}
        </span>
      )}
    </Link>
  );
}
