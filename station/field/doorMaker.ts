import { randomBytes } from 'node:crypto';
import { elektronikonDoor, sigmaAirManager4Door, sigmaControl2Door } from '../../adapters/fieldHttp/index.ts';
import { mqttDoor, mqttSubscriber } from '../../adapters/mqtt/index.ts';
import { adjustedProfile, type ConnectionKind, type FieldConnection, type FieldDevice } from '../../core/field/index.ts';
import type { Clock, FieldDoor, DoorProblem } from '../../core/ports/index.ts';
import type { DoorPlan, MakeDoor, Models } from './fieldDoors.ts';
import { isProfile } from './isProfile.ts';
import { modbusDoor } from './modbusDoor.ts';
import type { ModbusConnection, ModbusLines } from './modbusLines.ts';
import { withAnswerTime } from './withAnswerTime.ts';

/** A connection that cannot be opened. */
const noDoor = (problem: DoorProblem): FieldDoor => ({
  start: () => undefined,
  report: () => ({ state: 'unreachable', problem, cycleMs: undefined, reconnects: 0, changed: [] }),
  close: () => Promise.resolve(),
});

export interface DoorMakerParts {
  readonly lines: ModbusLines;
  /** Whether an address may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  /** Never jumps. */
  readonly steady: Clock;
}

type Having<Connection, Kind> = Connection extends { readonly kind: infer Kinds } ? (Kind extends Kinds ? Connection : never) : never;
type Plan<Kind extends ConnectionKind> = DoorPlan & { readonly connection: { readonly [K in Kind]: Having<FieldConnection, K> }[Kind] };
type Makers = { readonly [Kind in ConnectionKind]: (plan: Plan<Kind>) => FieldDoor };

const defaultUnit = 1;

/** Those whose profile is known. */
function polledDevices(devices: readonly FieldDevice[], models: Models, connection: ModbusConnection) {
  const units = devices.map(({ unit = defaultUnit }) => unit);
  return devices.flatMap(({ id, unit = defaultUnit, profile = '', version, adjust }) => {
    const model = models[profile];
    if (!isProfile(model)) return [];
    return [{ id, unit, version, profile: withAnswerTime(adjustedProfile(model, adjust), connection, units) }];
  });
}

const idBytes = 6;
/** Another one for each connection and each trial: of two clients with one name a broker hangs up on the elder, for ever. */
const newClientId = () => `pressluft-${randomBytes(idBytes).toString('hex')}`;

/** How the connection of each kind is opened. */
export function doorMaker({ lines, isAllowed, steady }: DoorMakerParts): MakeDoor {
  const modbus = ({ connection, devices, models }: DoorPlan & { readonly connection: ModbusConnection }): FieldDoor => {
    const line = lines.take(connection);
    return line === undefined ? noDoor('inUse') : modbusDoor({ line, devices: polledDevices(devices, models, connection), steady });
  };
  const makers: Makers = {
    modbusTcp: modbus,
    serial: modbus,
    mqtt: ({ connection, devices, password }) =>
      mqttDoor({ subscriber: mqttSubscriber({ ...connection, password, clientId: newClientId(), isAllowed }), devices, steady }),
    elektronikon: ({ connection, devices }) => elektronikonDoor({ connection, devices, steady, isAllowed }),
    sigmaControl2: ({ connection, devices, password }) => sigmaControl2Door({ connection, devices, password, steady, isAllowed }),
    sigmaAirManager4: ({ connection, devices, password }) => sigmaAirManager4Door({ connection, devices, password, steady, isAllowed }),
  };
  const make = <Kind extends ConnectionKind>(kind: Kind, plan: Plan<Kind>) => makers[kind](plan);
  return (plan) => make(plan.connection.kind, plan);
}
