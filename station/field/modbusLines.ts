import { serialLine, tcpLine } from '../../adapters/modbus/index.ts';
import type { ModbusTcpConnection, SerialConnection } from '../../core/field/index.ts';
import type { ModbusLine } from '../../core/ports/index.ts';

export type ModbusConnection = ModbusTcpConnection | SerialConnection;

/** A line that several use; closing it gives back this one's share. */
export interface ModbusLines {
  /** Undefined where the same gateway or port is in use with other settings. */
  take(connection: ModbusConnection): ModbusLine | undefined;
}

interface Shared {
  readonly line: ModbusLine;
  readonly settings: string;
  users: number;
}

const modbusPort = 502;

const placeOf = (connection: ModbusConnection) =>
  connection.kind === 'serial' ? connection.device : `${connection.host}:${connection.port ?? modbusPort}`;

function opened(connection: ModbusConnection, isAllowed: (address: string) => boolean): ModbusLine {
  if (connection.kind === 'serial') return serialLine(connection);
  const { port = modbusPort, framing = 'tcp' } = connection;
  return tcpLine({ ...connection, port, framing, isAllowed });
}

/** Called back with each question's connection and what came of it: `answered`, or why it was not. */
export type CountRead = (connectionId: string, outcome: string) => void;

/** One line for each gateway and serial port, as a second one would disturb the first. */
export function modbusLines(isAllowed: (address: string) => boolean, countRead: CountRead = () => undefined): ModbusLines {
  const lines = new Map<string, Shared>();

  const shareOf = (place: string, shared: Shared, id: string): ModbusLine => {
    let isGiven = true;
    return {
      async read(question, manner) {
        const answer = await shared.line.read(question, manner);
        countRead(id, answer.ok ? 'answered' : answer.reason);
        return answer;
      },
      identify: (unit, manner) => shared.line.identify(unit, manner),
      state: () => shared.line.state(),
      async close() {
        if (!isGiven) return;
        isGiven = false;
        shared.users--;
        if (shared.users > 0) return;
        if (lines.get(place) === shared) lines.delete(place);
        await shared.line.close();
      },
    };
  };

  return {
    take(connection) {
      const place = placeOf(connection);
      const settings = JSON.stringify({ ...connection, id: undefined, name: undefined });
      const shared = lines.get(place) ?? { line: opened(connection, isAllowed), settings, users: 0 };
      if (shared.settings !== settings) return undefined;
      lines.set(place, shared);
      shared.users++;
      return shareOf(place, shared, connection.id);
    },
  };
}
