import type { DeviceModel, FieldConnection, Profile } from '../../core/field/index.ts';
import type { ModbusIdentity } from '../../core/ports/index.ts';
import type { ModbusConnection } from './modbusLines.ts';

export const isModbus = (connection: FieldConnection): connection is ModbusConnection =>
  connection.kind === 'modbusTcp' || connection.kind === 'serial';

/** Whether a model says how it is asked over Modbus. */
export const isProfile = (model: DeviceModel | undefined): model is Profile => model !== undefined && 'modbus' in model;

/** What a device says that it is. */
export const wordsOf = ({ vendor, product, revision }: ModbusIdentity): readonly string[] =>
  [vendor, product, revision].filter((word) => word !== undefined);
