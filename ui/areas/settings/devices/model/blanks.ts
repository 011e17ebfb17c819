import type { ConnectionKind, FieldConnection, FieldDevice, FieldMachine } from '../../../../../core/field/index.ts';

/** A connection of a kind, as far as it can be known before somebody says more. */
export function blankConnection(kind: ConnectionKind, id: string): FieldConnection {
  switch (kind) {
    case 'modbusTcp':
      return { id, kind, host: '' };
    case 'serial':
      return { id, kind, device: '/dev/ttyUSB0', baud: 9600, parity: 'none', stopBits: 1 };
    case 'mqtt':
      return { id, kind, url: 'mqtts://' };
    default:
      return { id, kind, host: '' };
  }
}

/** A device behind a connection. */
export function blankDevice(connection: FieldConnection, id: string, unit: number): FieldDevice {
  const base = { id, connection: connection.id, serves: [] };
  if (connection.kind === 'mqtt') return { ...base, mqtt: { points: [{ key: 'power', topic: '', unit: 'kW' }] } };
  return connection.kind === 'modbusTcp' || connection.kind === 'serial' ? { ...base, unit } : base;
}

/** A fixed-speed screw compressor of another make. */
export const blankMachine = (slot: number): FieldMachine => ({ slot, name: `K${slot}`, technology: 1 });
