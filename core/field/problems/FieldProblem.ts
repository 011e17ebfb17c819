/** What can be wrong at a place of a profile or of a configuration. */
export const fieldProblemCodes = [
  'missing',
  'noText',
  'noNumber',
  'noWhole',
  'noFlag',
  'noList',
  'noObject',
  'otherType',
  'tooShort',
  'tooLong',
  'noEntry',
  'fewEntries',
  'manyEntries',
  'belowMin',
  'tooLarge',
  'notMore',
  'notLess',
  'unknownField',
  'notOneOf',
  'notExactly',
  'missingOneOf',
  'missingExactly',
  'unknownKind',
  'noMatch',
  'unusable',
  'slug',
  'key',
  'oneLine',
  'zero',
  'rawOrBits',
  'rawNumber',
  'machineTwice',
  'host',
  'serialPort',
  'broker',
  'inputName',
  'topic',
  'pointer',
  'tooManyBits',
  'bitTable',
  'textLength',
  'textsOnly',
  'lastAddress',
  'longerThanRead',
  'neverRead',
  'volumesOnly',
  'aboveMax',
  'wholesOnly',
  'samePoint',
  'unknownPoint',
  'textPoint',
  'bitAbove',
  'faultBand',
  'aboveTo',
  'usedTwice',
  'noNumberPoint',
  'unknownConnection',
  'topicsMissing',
  'mqttOnly',
  'profileMissing',
  'modbusOnly',
  'unknownMachine',
  'repeated',
  'samePlace',
  'notAscending',
  'variableOnly',
  'aboveLoad',
  'servedAlready',
  'receiverMissing',
  'noUnits',
  'publicNetwork',
  'otherNetwork',
  'fileTooLarge',
  'noJson',
  'unreadable',
  'idTaken',
  'noProfiles',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];

/** Something wrong: where, and what. */
export interface FieldProblem {
  /** Undefined where it is not of a file. */
  readonly file?: string;
  /** Names and positions from the whole to the place; empty for the whole. */
  readonly path: readonly (string | number)[];
  readonly code: FieldProblemCode;
  /** What the words of the code name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** `points[3].at`; the whole has no name. */
export const placeText = (path: FieldProblem['path']): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
