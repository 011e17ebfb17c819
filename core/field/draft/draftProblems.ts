import { slotCount } from '../../compressor/index.ts';
import type { FieldConfig, FieldConnection, FieldDevice, FieldMachine } from '../FieldConfig.ts';
import { isForOne, usesOf } from './usesOf.ts';

/** What is wrong with a field of a configuration that is being written; `refused`: the station says it in words. */
export type DraftProblemCode = 'refused' | 'missing' | 'range' | 'noNumber' | 'address' | 'taken' | 'unknown' | 'positive' | 'ascending';

/** A field with something wrong. */
export interface DraftProblem {
  readonly part: 'connection' | 'device' | 'machine' | 'plant';
  /** Id, or slot of a compressor. */
  readonly id: string;
  /** Path of the field within its part. */
  readonly field: string;
  readonly code: DraftProblemCode;
  /** The station's. */
  readonly words?: string;
}

type Found = readonly [field: string, code: DraftProblemCode];

const maxPort = 65_535;
const maxUnit = 247;
const devicePath = /^\/dev\/[A-Za-z0-9/_.:-]+$/;
const brokerAddress = /^mqtts?:\/\/[^\s/]+$/;
const hostName = /^[^\s/:]+$|^\[?[0-9a-fA-F:]+\]?$/;

const when = (isWrong: boolean, field: string, code: DraftProblemCode): readonly Found[] => (isWrong ? [[field, code]] : []);
const isBetween = (value: number | undefined, from: number, to: number) =>
  value === undefined || (Number.isInteger(value) && value >= from && value <= to);
const text = (value: string, field: string, pattern: RegExp): readonly Found[] =>
  value === '' ? [[field, 'missing']] : when(!pattern.test(value), field, 'address');

const portOf = (port: number | undefined) => when(!isBetween(port, 1, maxPort), 'port', 'range');

function ofConnection(connection: FieldConnection): readonly Found[] {
  switch (connection.kind) {
    case 'serial':
      return [...text(connection.device, 'device', devicePath), ...when(!isBetween(connection.baud, 300, 921_600), 'baud', 'range')];
    case 'mqtt':
      return text(connection.url, 'url', brokerAddress);
    default:
      return [...text(connection.host, 'host', hostName), ...portOf(connection.port)];
  }
}

/** A use that stands twice at a device, or at another one as well where only one may have it. */
function isTaken(device: FieldDevice, others: readonly FieldDevice[]): boolean {
  const own = device.serves.flatMap(usesOf);
  const taken = new Set(others.flatMap(({ serves }) => serves.filter(isForOne).flatMap(usesOf)));
  return new Set(own).size < own.length || own.some((use) => taken.has(use));
}

function ofDevice(device: FieldDevice, { connections, devices }: FieldConfig): readonly Found[] {
  const others = devices.filter(({ id }) => id !== device.id);
  const connection = connections.find(({ id }) => id === device.connection);
  const isModbus = connection?.kind === 'modbusTcp' || connection?.kind === 'serial';
  const sameUnit = others.some((other) => other.connection === device.connection && (other.unit ?? 1) === (device.unit ?? 1));
  const points = device.mqtt?.points ?? [];
  return [
    ...when(connection === undefined, 'connection', 'unknown'),
    ...when(isModbus && !isBetween(device.unit, 0, maxUnit), 'unit', 'range'),
    ...when(isModbus && sameUnit, 'unit', 'taken'),
    ...when(connection?.kind !== 'mqtt' && (device.profile ?? '') === '', 'profile', 'missing'),
    ...when(connection?.kind === 'mqtt' && points.length === 0, 'mqtt.points', 'missing'),
    ...points.flatMap(({ key, topic }, i) => [
      ...when(key === '', `mqtt.points.${i}.key`, 'missing'),
      ...when(topic === '', `mqtt.points.${i}.topic`, 'missing'),
    ]),
    ...when(device.serves.length === 0, 'serves', 'missing'),
    ...when(isTaken(device, others), 'serves', 'taken'),
    ...when(
      device.serves.some(
        (serves) => ('powerOf' in serves && serves.powerOf.length === 0) || ('flowOf' in serves && serves.flowOf.length === 0),
      ),
      'serves',
      'missing',
    ),
    ...Object.entries(device.adjust ?? {}).flatMap(([key, { scale, offset }]) => [
      ...when(scale !== undefined && (!Number.isFinite(scale) || scale === 0), `adjust.${key}.scale`, 'noNumber'),
      ...when(offset !== undefined && !Number.isFinite(offset), `adjust.${key}.offset`, 'noNumber'),
    ]),
  ];
}

const isPositive = (value: number) => Number.isFinite(value) && value > 0;

function ofMachine({ slot, name, rated, curve }: FieldMachine): readonly Found[] {
  const { flowM3min = 1, loadKW = 1, noLoadKW = 0, pressureBar = 1, speedRpm = 1 } = rated ?? {};
  const rising = (curve ?? []).every(([share], i, all) => i === 0 || share > all[i - 1]![0]);
  return [
    ...when(!isBetween(slot, 1, slotCount), 'slot', 'range'),
    ...when(name.trim() === '', 'name', 'missing'),
    ...Object.entries({ flowM3min, loadKW, pressureBar, speedRpm }).flatMap(([field, value]) =>
      when(!isPositive(value), `rated.${field}`, 'positive'),
    ),
    ...when(!(noLoadKW >= 0), 'rated.noLoadKW', 'positive'),
    ...when(curve !== undefined && (curve.length < 2 || !rising || curve.flat().some((value) => !(value >= 0))), 'curve', 'ascending'),
  ];
}

/** What is wrong with a configuration, as far as it can be seen without the profiles of its devices. */
export function draftProblems(config: FieldConfig): readonly DraftProblem[] {
  const at = (part: DraftProblem['part'], id: string, found: readonly Found[]) => found.map(([field, code]) => ({ part, id, field, code }));
  const receiverM3 = config.plant?.receiverM3;
  return [
    ...config.connections.flatMap((connection) => at('connection', connection.id, ofConnection(connection))),
    ...config.devices.flatMap((device) => at('device', device.id, ofDevice(device, config))),
    ...config.machines.flatMap((machine) => at('machine', String(machine.slot), ofMachine(machine))),
    ...at('plant', '', when(receiverM3 !== undefined && !isPositive(receiverM3), 'receiverM3', 'positive')),
  ];
}
