import type { FieldConfig, FieldConnection, FieldDevice, FieldMachine, Serves } from '../../core/field/index.ts';
import type { Problem } from './plainProblems.ts';

type Path = readonly PropertyKey[];
type Rule = readonly [isWrong: boolean, path: Path, text: string];

/** Where a connection leads; two to the same place would disturb each other. */
function placeOf(connection: FieldConnection): string {
  const defaultModbusPort = 502;
  switch (connection.kind) {
    case 'modbusTcp':
      return `modbus ${connection.host.toLowerCase()}:${connection.port ?? defaultModbusPort}`;
    case 'serial':
      return connection.device;
    case 'mqtt':
      return connection.id;
    default:
      return `${connection.kind} ${connection.host.toLowerCase()}:${connection.port ?? ''}`;
  }
}

/** All but the first of those that have the same in common. */
const repeated = <Entry>(entries: readonly Entry[], of: (entry: Entry) => unknown, field: string, text: string): readonly Rule[] =>
  entries.map((entry, i) => [entries.findIndex((other) => of(other) === of(entry)) < i, [i, field], text]);

const slotsOf = (each: Serves): readonly number[] =>
  'compressor' in each ? [each.compressor] : 'powerOf' in each ? each.powerOf : 'flowOf' in each ? each.flowOf : [];

function deviceRules({ connections, machines }: FieldConfig, device: FieldDevice): readonly Rule[] {
  const connection = connections.find(({ id }) => id === device.connection);
  const isMqtt = connection?.kind === 'mqtt';
  const isModbus = connection?.kind === 'modbusTcp' || connection?.kind === 'serial';
  const slots = new Set(machines.map(({ slot }) => slot));
  return [
    [connection === undefined, ['connection'], `names no connection: ${device.connection}`],
    [isMqtt && device.mqtt === undefined, ['mqtt'], 'is missing: a device by MQTT has its topics here'],
    [connection !== undefined && !isMqtt && device.mqtt !== undefined, ['mqtt'], 'is for devices by MQTT only'],
    [connection !== undefined && !isMqtt && device.profile === undefined, ['profile'], 'is missing: it says what the device is'],
    [connection !== undefined && !isModbus && device.unit !== undefined, ['unit'], 'is for Modbus devices only'],
    ...device.serves.flatMap((each, i): readonly Rule[] =>
      slotsOf(each).map((slot) => [!slots.has(slot), ['serves', i], `names a compressor that is not among the machines: ${slot}`]),
    ),
    ...repeated(device.mqtt?.points ?? [], ({ key }) => key, 'key', 'is used twice').map(([isWrong, path, text]): Rule => [
      isWrong,
      ['mqtt', 'points', ...path],
      text,
    ]),
  ];
}

function machineRules({ curve = [], variableSpeed, rated }: FieldMachine): readonly Rule[] {
  const hasFallen = curve.some(([share], i) => i > 0 && share <= curve[i - 1]![0]);
  return [
    [hasFallen, ['curve'], 'must be ascending by its first numbers'],
    [curve.length > 0 && variableSpeed !== true, ['curve'], 'is for machines of variable speed only'],
    [rated !== undefined && rated.noLoadKW > rated.loadKW, ['rated', 'noLoadKW'], 'must not be above loadKW'],
  ];
}

/** Two controllers of one compressor would contradict each other. */
function controllerRules({ devices }: FieldConfig): readonly Rule[] {
  const all = devices.flatMap(({ serves }, i) =>
    serves.flatMap((each, j) => ('compressor' in each ? [{ slot: each.compressor, path: [i, 'serves', j, 'compressor'] }] : [])),
  );
  return all.map(({ slot, path }, i) => [
    all.findIndex((other) => other.slot === slot) < i,
    path,
    `is served by another device already: ${slot}`,
  ]);
}

const under = (path: Path, rules: readonly Rule[]): readonly Rule[] =>
  rules.map(([isWrong, rest, text]) => [isWrong, [...path, ...rest], text]);

/** What is wrong between the parts of a configuration. */
export function fieldConfigProblems(config: FieldConfig): readonly Problem[] {
  const { connections, devices, machines, plant } = config;
  const rules: readonly Rule[] = [
    ...under(
      ['connections'],
      [
        ...repeated(connections, ({ id }) => id, 'id', 'is used twice'),
        ...repeated(connections, placeOf, 'kind', 'leads to the same place as another connection: put the devices of both on one'),
      ],
    ),
    ...under(
      ['devices'],
      [
        ...repeated(devices, ({ id }) => id, 'id', 'is used twice'),
        ...devices.flatMap((device, i) => under([i], deviceRules(config, device))),
        ...controllerRules(config),
      ],
    ),
    ...under(
      ['machines'],
      [
        ...repeated(machines, ({ slot }) => slot, 'slot', 'is used twice'),
        ...machines.flatMap((machine, i) => under([i], machineRules(machine))),
      ],
    ),
    [
      plant?.networkFlow === 'balance' && plant.receiverM3 === undefined,
      ['plant', 'receiverM3'],
      'is missing: the balance needs the volume of the receivers',
    ],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, path, text]) => ({ path, text }));
}
