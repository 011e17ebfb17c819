export type {
  DeviceModel,
  DeviceRole,
  FaultRule,
  GasReference,
  MaintenanceRule,
  Maturity,
  ModelPoint,
  ReadRhythm,
  StateFlag,
  StateRule,
  When,
} from './DeviceModel.ts';
export type {
  Adjustment,
  ConnectionKind,
  CurvePoint,
  FieldConfig,
  FieldConnection,
  FieldDevice,
  FieldMachine,
  HttpConnection,
  HttpDoor,
  ModbusTcpConnection,
  MqttConnection,
  MqttPoint,
  MqttSubscription,
  SerialConnection,
  Serves,
} from './FieldConfig.ts';
export type { FieldQuantity, FieldUnit } from './FieldUnit.ts';
export type { ModbusRules, ModbusTable, NeverRead, Order, PointType, Profile, ProfilePoint, Scaling } from './Profile.ts';
export type { DeviceReadings, MissingReason, Quality, Reading } from './Reading.ts';
