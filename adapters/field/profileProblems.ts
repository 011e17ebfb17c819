import {
  type FaultRule,
  type FieldProblem,
  type FieldProblemCode,
  fieldQuantityOf,
  type Profile,
  type ProfilePoint,
  type When,
  wordCountOf,
} from '../../core/field/index.ts';
import { faultSeverity } from '../../core/faults/index.ts';

type Path = FieldProblem['path'];
const isBitTable = (point: ProfilePoint) => point.table === 'coil' || point.table === 'discrete';
const isVolume = ({ unit = '' }: Pick<ProfilePoint, 'unit'>) => ['volume', 'volumeFlow'].includes(fieldQuantityOf(unit));
const isFloating = ({ type }: ProfilePoint) => type === 'f32' || type === 'f64';
const lastAddress = 65_535;
const bitsPerWord = 16;
const defaultMaxRegisters = 100;

type Rule = readonly [isWrong: boolean, field: string, code: FieldProblemCode, values?: FieldProblem['values']];

function invalidRules(point: ProfilePoint): readonly Rule[] {
  const bits = bitsPerWord * wordCountOf(point);
  return (point.invalid ?? []).map((each, i) => [
    typeof each === 'string' && BigInt(each) >= 1n << BigInt(bits),
    `invalid.${i}`,
    'tooManyBits',
    { bits },
  ]);
}

/** What is wrong within a point. */
function pointRules(point: ProfilePoint, { modbus, neverRead = [] }: Profile): readonly Rule[] {
  const end = point.at + wordCountOf(point);
  const forbidden = neverRead.find((each) => each.table === point.table && each.from < end && each.to >= point.at);
  const { min = -Infinity, max = Infinity, by } = point;
  const maxRegisters = modbus.maxRegisters ?? defaultMaxRegisters;
  return [
    [isBitTable(point) !== (point.type === 'bit'), 'type', 'bitTable'],
    [point.type === 'ascii' && point.registers === undefined, 'registers', 'textLength'],
    [point.type !== 'ascii' && point.registers !== undefined, 'registers', 'textsOnly'],
    [end - 1 > lastAddress, 'at', 'lastAddress', { limit: lastAddress }],
    [!isBitTable(point) && wordCountOf(point) > maxRegisters, 'type', 'longerThanRead', { limit: maxRegisters }],
    [forbidden !== undefined, 'at', 'neverRead', { why: forbidden?.why ?? '' }],
    [point.reference !== undefined && !isVolume(point), 'reference', 'volumesOnly'],
    [min > max, 'min', 'aboveMax'],
    [
      point.counter?.bits !== undefined && (isFloating(point) || point.type === 'ascii' || point.type === 'bit'),
      'counter.bits',
      'wholesOnly',
    ],
    [by?.point === point.key, 'by.point', 'samePoint'],
    ...invalidRules(point),
  ];
}

/** What is wrong with a condition. */
function whenRules(when: When, points: ReadonlyMap<string, ProfilePoint>): readonly Rule[] {
  const point = points.get(when.point);
  if (point === undefined) return [[true, 'point', 'unknownPoint', { key: when.point }]];
  if (point.type === 'ascii') return [[true, 'point', 'textPoint']];
  if (!('bit' in when)) return [];
  const bits = point.type === 'bit' ? 1 : bitsPerWord * wordCountOf(point);
  return [
    [isFloating(point), 'bit', 'wholesOnly'],
    [when.bit >= bits, 'bit', 'bitAbove', { bits }],
  ];
}

const faultRules = ({ severity, index }: FaultRule): readonly Rule[] => [
  [faultSeverity(index) !== severity, 'index', 'faultBand', { severity: faultSeverity(index) ?? '' }],
];

const partsOf = (field: string): Path => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const at = (path: Path, rules: readonly Rule[]): readonly FieldProblem[] =>
  rules
    .filter(([isWrong]) => isWrong)
    .map(([, field, code, values]) => ({ path: [...path, ...partsOf(field)], code, ...(values && { values }) }));

const isNumber = (point: ProfilePoint | undefined) => point !== undefined && point.type !== 'ascii';

/** What is wrong between the parts of a profile. */
export function profileProblems(profile: Profile): readonly FieldProblem[] {
  const { points, states = [], faults = [], maintenance = [], match = [], neverRead = [] } = profile;
  const byKey = new Map(points.map((point) => [point.key, point]));
  const firstOf = (key: string) => points.findIndex((point) => point.key === key);
  return [
    ...neverRead.flatMap(({ from, to }, i) => at(['neverRead', i], [[from > to, 'from', 'aboveTo']])),
    ...points.flatMap((point, i) =>
      at(
        ['points', i],
        [
          [firstOf(point.key) !== i, 'key', 'usedTwice', { key: point.key }],
          ...pointRules(point, profile),
          ...(point.by === undefined
            ? []
            : ([[!isNumber(byKey.get(point.by.point)), 'by.point', 'noNumberPoint', { key: point.by.point }]] satisfies readonly Rule[])),
        ],
      ),
    ),
    ...states.flatMap(({ when }, i) => at(['states', i, 'when'], whenRules(when, byKey))),
    ...faults.flatMap((fault, i) => [...at(['faults', i, 'when'], whenRules(fault.when, byKey)), ...at(['faults', i], faultRules(fault))]),
    ...maintenance.flatMap(({ remaining }, i) =>
      at(['maintenance', i], [[!isNumber(byKey.get(remaining)), 'remaining', 'noNumberPoint', { key: remaining }]]),
    ),
    ...match.flatMap((when, i) => at(['match', i], whenRules(when, byKey))),
  ];
}
