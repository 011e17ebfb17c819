import { type FaultRule, fieldQuantityOf, type Profile, type ProfilePoint, type When, wordCountOf } from '../../core/field/index.ts';
import { faultSeverity } from '../../core/faults/index.ts';
import type { Problem } from './plainProblems.ts';

type Path = readonly PropertyKey[];
const isBitTable = (point: ProfilePoint) => point.table === 'coil' || point.table === 'discrete';
const isVolume = ({ unit = '' }: Pick<ProfilePoint, 'unit'>) => ['volume', 'volumeFlow'].includes(fieldQuantityOf(unit));
const isFloating = ({ type }: ProfilePoint) => type === 'f32' || type === 'f64';
const lastAddress = 65_535;
const bitsPerWord = 16;
const defaultMaxRegisters = 100;

type Rule = readonly [isWrong: boolean, field: string, text: string];

function invalidRules(point: ProfilePoint): readonly Rule[] {
  const bits = bitsPerWord * wordCountOf(point);
  return (point.invalid ?? []).map((each, i) => [
    typeof each === 'string' && BigInt(each) >= 1n << BigInt(bits),
    `invalid.${i}`,
    `has more than the ${bits} bits of its type`,
  ]);
}

/** What is wrong within a point. */
function pointRules(point: ProfilePoint, { modbus, neverRead = [] }: Profile): readonly Rule[] {
  const end = point.at + wordCountOf(point);
  const forbidden = neverRead.find((each) => each.table === point.table && each.from < end && each.to >= point.at);
  const { min = -Infinity, max = Infinity, by } = point;
  const maxRegisters = modbus.maxRegisters ?? defaultMaxRegisters;
  return [
    [isBitTable(point) !== (point.type === 'bit'), 'type', 'must be "bit" in the tables coil and discrete, and nowhere else'],
    [point.type === 'ascii' && point.registers === undefined, 'registers', 'is missing: a text has a length'],
    [point.type !== 'ascii' && point.registers !== undefined, 'registers', 'is for texts only'],
    [end - 1 > lastAddress, 'at', `must end at ${lastAddress} at most`],
    [!isBitTable(point) && wordCountOf(point) > maxRegisters, 'type', `is longer than the ${maxRegisters} registers that are read at once`],
    [forbidden !== undefined, 'at', `is never to be read: ${forbidden?.why}`],
    [point.reference !== undefined && !isVolume(point), 'reference', 'is for flows and volumes only'],
    [min > max, 'min', 'must not be above max'],
    [
      point.counter?.bits !== undefined && (isFloating(point) || point.type === 'ascii' || point.type === 'bit'),
      'counter.bits',
      'is for whole numbers only',
    ],
    [by?.point === point.key, 'by.point', 'must name another point'],
    ...invalidRules(point),
  ];
}

/** What is wrong with a condition. */
function whenRules(when: When, points: ReadonlyMap<string, ProfilePoint>): readonly Rule[] {
  const point = points.get(when.point);
  if (point === undefined) return [[true, 'point', `names no point of the profile: ${when.point}`]];
  if (point.type === 'ascii') return [[true, 'point', 'must name a number, not a text']];
  if (!('bit' in when)) return [];
  const bits = point.type === 'bit' ? 1 : bitsPerWord * wordCountOf(point);
  return [
    [isFloating(point), 'bit', 'is for whole numbers only'],
    [when.bit >= bits, 'bit', `must be below the ${bits} bits of its point`],
  ];
}

const faultRules = ({ severity, index }: FaultRule): readonly Rule[] => [
  [
    faultSeverity(index) !== severity,
    'index',
    `is of the severity ${faultSeverity(index)}: maintenance has 0 to 15, warning 16 to 63, error 64 to 99`,
  ],
];

const partsOf = (field: string): Path => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const at = (path: Path, rules: readonly Rule[]): readonly Problem[] =>
  rules.filter(([isWrong]) => isWrong).map(([, field, text]) => ({ path: [...path, ...partsOf(field)], text }));

const isNumber = (point: ProfilePoint | undefined) => point !== undefined && point.type !== 'ascii';

/** What is wrong between the parts of a profile. */
export function profileProblems(profile: Profile): readonly Problem[] {
  const { points, states = [], faults = [], maintenance = [], match = [], neverRead = [] } = profile;
  const byKey = new Map(points.map((point) => [point.key, point]));
  const firstOf = (key: string) => points.findIndex((point) => point.key === key);
  return [
    ...neverRead.flatMap(({ from, to }, i) => at(['neverRead', i], [[from > to, 'from', 'must not be above to']])),
    ...points.flatMap((point, i) =>
      at(
        ['points', i],
        [
          [firstOf(point.key) !== i, 'key', `is used twice: ${point.key}`],
          ...pointRules(point, profile),
          ...(point.by === undefined
            ? []
            : ([
                [!isNumber(byKey.get(point.by.point)), 'by.point', `names no number of the profile: ${point.by.point}`],
              ] satisfies readonly Rule[])),
        ],
      ),
    ),
    ...states.flatMap(({ when }, i) => at(['states', i, 'when'], whenRules(when, byKey))),
    ...faults.flatMap((fault, i) => [...at(['faults', i, 'when'], whenRules(fault.when, byKey)), ...at(['faults', i], faultRules(fault))]),
    ...maintenance.flatMap(({ remaining }, i) =>
      at(['maintenance', i], [[!isNumber(byKey.get(remaining)), 'remaining', `names no number of the profile: ${remaining}`]]),
    ),
    ...match.flatMap((when, i) => at(['match', i], whenRules(when, byKey))),
  ];
}
