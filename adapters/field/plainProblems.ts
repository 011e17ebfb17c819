import type * as z from 'zod/mini';
import { isOneOf } from '../../core/records/index.ts';
import { type FieldProblem, type FieldProblemCode, fieldProblemCodes } from '../../core/field/index.ts';

type Issue = z.core.$ZodIssue;
type Path = FieldProblem['path'];
type Words = Pick<FieldProblem, 'code' | 'values'>;

const types: Readonly<Record<string, FieldProblemCode>> = {
  string: 'noText',
  number: 'noNumber',
  int: 'noWhole',
  boolean: 'noFlag',
  array: 'noList',
  tuple: 'noList',
  object: 'noObject',
  record: 'noObject',
};

/** A check of a schema has the code of its problem as its message. */
const isCode = (text: string) => isOneOf(fieldProblemCodes, text);
const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

interface Bound {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
}

function minOf({ origin, inclusive }: Bound, min: number | bigint): Words {
  const limit = Number(min);
  if (origin === 'string') return { code: 'tooShort', values: { limit } };
  if (origin === 'array') return limit === 1 ? { code: 'noEntry' } : { code: 'fewEntries', values: { limit } };
  return { code: inclusive === false ? 'notMore' : 'belowMin', values: { limit } };
}

function maxOf({ origin, inclusive }: Bound, max: number | bigint): Words {
  const limit = Number(max);
  if (origin === 'string') return { code: 'tooLong', values: { limit } };
  if (origin === 'array') return { code: 'manyEntries', values: { limit } };
  return { code: inclusive === false ? 'notLess' : 'tooLarge', values: { limit } };
}

function valueOf(values: readonly unknown[], isMissing: boolean): Words {
  const codes = isMissing ? (['missingExactly', 'missingOneOf'] as const) : (['notExactly', 'notOneOf'] as const);
  return { code: codes[values.length === 1 ? 0 : 1], values: { values: listed(values) } };
}

/** Of several shapes the one that fits best says what is wrong. */
function ofBestShape(shapes: readonly (readonly Issue[])[], path: Path): readonly FieldProblem[] {
  const counted = shapes.map((issues) => problemsAt(issues, path));
  const fewest = Math.min(...counted.map((problems) => problems.length));
  return counted.find((problems) => problems.length === fewest) ?? [];
}

function problemsOf(issue: Issue, path: Path): readonly FieldProblem[] {
  const one = (words: Words): readonly FieldProblem[] => [{ path, ...words }];
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return one({ code: 'missing' });
      const code = types[issue.expected];
      return one(code === undefined ? { code: 'otherType', values: { type: issue.expected } } : { code });
    }
    case 'too_small':
      return one(minOf(issue, issue.minimum));
    case 'too_big':
      return one(maxOf(issue, issue.maximum));
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({ path: [...path, name], code: 'unknownField' }));
    case 'invalid_value':
      return one(valueOf(issue.values, issue.input === undefined));
    case 'invalid_union':
      return issue.errors.length === 0 ? one({ code: 'unknownKind' }) : ofBestShape(issue.errors, path);
    case 'invalid_format':
      return one(
        isCode(issue.message) ? { code: issue.message } : { code: 'noMatch', values: { pattern: String(issue.pattern ?? issue.format) } },
      );
    case 'custom':
      return one({ code: isCode(issue.message) ? issue.message : 'unusable' });
    default:
      return one({ code: 'unusable' });
  }
}

const problemsAt = (issues: readonly Issue[], path: Path): readonly FieldProblem[] =>
  issues.flatMap((issue) => problemsOf(issue, [...path, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))]));

/** What is wrong, in the order of the file. */
export const problemsIn = (issues: readonly Issue[]): readonly FieldProblem[] => problemsAt(issues, []);
