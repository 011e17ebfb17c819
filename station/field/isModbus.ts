import type { FieldConnection } from '../../core/field/index.ts';
import type { ModbusConnection } from './modbusLines.ts';

export const isModbus = (connection: FieldConnection): connection is ModbusConnection =>
  connection.kind === 'modbusTcp' || connection.kind === 'serial';
