import { randomBytes } from 'node:crypto';
import { elektronikonDoor, sigmaAirManager4Door, sigmaControl2Door } from '../../adapters/fieldHttp/index.ts';
import { mqttDoor, mqttSubscriber } from '../../adapters/mqtt/index.ts';
import { adjustedProfile, type ConnectionKind, type FieldConnection, type FieldDevice } from '../../core/field/index.ts';
import type { Clock, FieldDoor } from '../../core/ports/index.ts';
import type { DoorPlan, MakeDoor, Models } from './fieldDoors.ts';
import { isProfile } from './isProfile.ts';
import { modbusDoor } from './modbusDoor.ts';
import type { ModbusConnection, ModbusLines } from './modbusLines.ts';
import { noDoor } from './noDoor.ts';

export interface DoorMakerParts {
  readonly lines: ModbusLines;
  /** Whether an address may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  /** Never jumps. */
  readonly steady: Clock;
}

type Plan<Kind extends ConnectionKind> = DoorPlan & { readonly connection: Extract<FieldConnection, { readonly kind: Kind }> };
type Makers = { readonly [Kind in ConnectionKind]: (plan: Plan<Kind>) => FieldDoor };

const defaultUnit = 1;

/** Those whose profile is known. */
function polledDevices(devices: readonly FieldDevice[], models: Models) {
  return devices.flatMap(({ id, unit = defaultUnit, profile = '', version, adjust }) => {
    const model = models[profile];
    return isProfile(model) ? [{ id, unit, version, profile: adjustedProfile(model, adjust) }] : [];
  });
}

const idBytes = 6;
/** Another one for each connection and each trial: of two clients with one name a broker hangs up on the elder, for ever. */
const newClientId = () => `pressluft-${randomBytes(idBytes).toString('hex')}`;

/** How the connection of each kind is opened. */
export function doorMaker({ lines, isAllowed, steady }: DoorMakerParts): MakeDoor {
  const modbus = ({ connection, devices, models }: DoorPlan & { readonly connection: ModbusConnection }): FieldDoor => {
    const line = lines.take(connection);
    return line === undefined ? noDoor('inUse') : modbusDoor({ line, devices: polledDevices(devices, models), steady });
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
  return (plan) => {
    const make = makers[plan.connection.kind] as (plan: DoorPlan) => FieldDoor;
    return make(plan);
  };
}
