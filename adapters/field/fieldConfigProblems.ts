import type {
  FieldConfig,
  FieldConnection,
  FieldDevice,
  FieldMachine,
  FieldProblem,
  FieldProblemCode,
  Serves,
} from '../../core/field/index.ts';

type Path = FieldProblem['path'];
type Rule = readonly [isWrong: boolean, path: Path, code: FieldProblemCode, values?: FieldProblem['values']];

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
const repeated = <Entry>(
  entries: readonly Entry[],
  of: (entry: Entry) => unknown,
  field: string,
  code: FieldProblemCode,
): readonly Rule[] => entries.map((entry, i) => [entries.findIndex((other) => of(other) === of(entry)) < i, [i, field], code]);

const crossed = ({ min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number }) => min > max;

const slotsOf = (each: Serves): readonly number[] =>
  'compressor' in each ? [each.compressor] : 'powerOf' in each ? each.powerOf : 'flowOf' in each ? each.flowOf : [];

function deviceRules({ connections, machines }: FieldConfig, device: FieldDevice): readonly Rule[] {
  const connection = connections.find(({ id }) => id === device.connection);
  const isMqtt = connection?.kind === 'mqtt';
  const isModbus = connection?.kind === 'modbusTcp' || connection?.kind === 'serial';
  const slots = new Set(machines.map(({ slot }) => slot));
  return [
    [connection === undefined, ['connection'], 'unknownConnection', { id: device.connection }],
    [isMqtt && device.mqtt === undefined, ['mqtt'], 'topicsMissing'],
    [connection !== undefined && !isMqtt && device.mqtt !== undefined, ['mqtt'], 'mqttOnly'],
    [connection !== undefined && !isMqtt && device.profile === undefined, ['profile'], 'profileMissing'],
    [connection !== undefined && !isModbus && device.unit !== undefined, ['unit'], 'modbusOnly'],
    ...device.serves.flatMap((each, i): readonly Rule[] =>
      slotsOf(each).map((slot) => [!slots.has(slot), ['serves', i], 'unknownMachine', { slot }]),
    ),
    ...repeated(device.serves, (each) => JSON.stringify(each), 'serves', 'repeated').map(([isWrong, [i], code]): Rule => [
      isWrong,
      ['serves', i!],
      code,
    ]),
    ...Object.entries(device.adjust ?? {}).map(([key, limits]): Rule => [crossed(limits), ['adjust', key, 'min'], 'aboveMax']),
    ...(device.mqtt?.points ?? []).map((limits, i): Rule => [crossed(limits), ['mqtt', 'points', i, 'min'], 'aboveMax']),
    ...repeated(device.mqtt?.points ?? [], ({ key }) => key, 'key', 'repeated').map(([isWrong, path, code]): Rule => [
      isWrong,
      ['mqtt', 'points', ...path],
      code,
    ]),
  ];
}

function machineRules({ curve = [], variableSpeed, rated }: FieldMachine): readonly Rule[] {
  const hasFallen = curve.some(([share], i) => i > 0 && share <= curve[i - 1]![0]);
  return [
    [hasFallen, ['curve'], 'notAscending'],
    [curve.length > 0 && variableSpeed !== true, ['curve'], 'variableOnly'],
    [rated !== undefined && rated.noLoadKW > rated.loadKW, ['rated', 'noLoadKW'], 'aboveLoad'],
  ];
}

/** Two controllers of one compressor would contradict each other. */
function controllerRules({ devices }: FieldConfig): readonly Rule[] {
  const all = devices.flatMap(({ serves }, i) =>
    serves.flatMap((each, j) => ('compressor' in each ? [{ slot: each.compressor, path: [i, 'serves', j, 'compressor'] }] : [])),
  );
  return all.map(({ slot, path }, i) => [all.findIndex((other) => other.slot === slot) < i, path, 'servedAlready', { slot }]);
}

const under = (path: Path, rules: readonly Rule[]): readonly Rule[] =>
  rules.map(([isWrong, rest, ...words]) => [isWrong, [...path, ...rest], ...words]);

/** What is wrong between the parts of a configuration. */
export function fieldConfigProblems(config: FieldConfig): readonly FieldProblem[] {
  const { connections, devices, machines, plant } = config;
  const rules: readonly Rule[] = [
    ...under(
      ['connections'],
      [...repeated(connections, ({ id }) => id, 'id', 'repeated'), ...repeated(connections, placeOf, 'kind', 'samePlace')],
    ),
    ...under(
      ['devices'],
      [
        ...repeated(devices, ({ id }) => id, 'id', 'repeated'),
        ...devices.flatMap((device, i) => under([i], deviceRules(config, device))),
        ...controllerRules(config),
      ],
    ),
    ...under(
      ['machines'],
      [
        ...repeated(machines, ({ slot }) => slot, 'slot', 'repeated'),
        ...machines.flatMap((machine, i) => under([i], machineRules(machine))),
      ],
    ),
    [plant?.networkFlow === 'balance' && plant.receiverM3 === undefined, ['plant', 'receiverM3'], 'receiverMissing'],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, path, code, values]) => ({ path, code, ...(values && { values }) }));
}
