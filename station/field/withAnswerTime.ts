import type { Profile } from '../../core/field/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { ModbusConnection } from './modbusLines.ts';

/** A gateway asks on a slow line, perhaps for somebody else first. */
const gatewayMs = 2 * msPerSecond;
/** Numbers that a device without a gateway answers to (Modbus messaging on TCP/IP, 4.4.2.1); many take 1 as well. */
const ownUnits: readonly number[] = [0, 1, 255];

/** Whether more than one device, or one with a number of its own, is behind an address. */
const isGateway = ({ kind }: ModbusConnection, units: readonly number[]) =>
  kind === 'modbusTcp' && (new Set(units).size > 1 || units.some((unit) => !ownUnits.includes(unit)));

/** The profile with the time that an answer may take behind a gateway, unless it or the connection says another. */
export function withAnswerTime(profile: Profile, connection: ModbusConnection, units: readonly number[]): Profile {
  const { modbus } = profile;
  const isSaid = modbus.timeoutMs !== undefined || connection.timeoutMs !== undefined;
  return isSaid || !isGateway(connection, units) ? profile : { ...profile, modbus: { ...modbus, timeoutMs: gatewayMs } };
}
