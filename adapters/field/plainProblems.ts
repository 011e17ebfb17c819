import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A problem at a place of a file: what must stand there. */
export interface Problem {
  readonly path: Path;
  /** Goes on from the place: `must be ...`. */
  readonly text: string;
}

/** `points[3].at`; the whole has no name. */
export const placeText = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`),
    '',
  );

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const bound = (issue: { readonly origin: string }, word: string, limit: number | bigint) => {
  if (issue.origin === 'string') return `must have ${word} ${limit} characters`;
  return issue.origin === 'array' ? `must have ${word} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}` : `must be ${word} ${limit}`;
};

/** Of several shapes the one that fits best says what is wrong. */
function ofBestShape(shapes: readonly (readonly Issue[])[], path: Path): readonly Problem[] {
  const counted = shapes.map((issues) => problemsAt(issues, path));
  const fewest = Math.min(...counted.map((problems) => problems.length));
  return counted.find((problems) => problems.length === fewest) ?? [];
}

function problemsOf(issue: Issue, path: Path): readonly Problem[] {
  const one = (text: string): readonly Problem[] => [{ path, text }];
  switch (issue.code) {
    case 'invalid_type':
      return one(issue.input === undefined ? 'is missing' : `must be ${names[issue.expected] ?? issue.expected}`);
    case 'too_small':
      return one(bound(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum));
    case 'too_big':
      return one(bound(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum));
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({ path: [...path, name], text: 'is no field of this format' }));
    case 'invalid_value':
      return one(
        `${issue.input === undefined ? 'is missing: it ' : ''}must be ${issue.values.length === 1 ? '' : 'one of '}${listed(issue.values)}`,
      );
    case 'invalid_union':
      return issue.errors.length === 0 ? one('is of no known kind') : ofBestShape(issue.errors, path);
    case 'invalid_format':
      return one(issue.message.startsWith('must') ? issue.message : `must match ${issue.pattern ?? issue.format}`);
    case 'custom':
      return one(issue.message);
    default:
      return one('can not be used');
  }
}

const problemsAt = (issues: readonly Issue[], path: Path): readonly Problem[] =>
  issues.flatMap((issue) => problemsOf(issue, [...path, ...issue.path]));

/** What is wrong, in the order of the file. */
export const problemsIn = (issues: readonly Issue[]): readonly Problem[] => problemsAt(issues, []);

/** `points[3].at must be at most 65535`. */
export const problemText = ({ path, text }: Problem): string => (path.length === 0 ? `The whole ${text}` : `${placeText(path)} ${text}`);
