import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import {
  callOrigins,
  calls,
  type CallName,
  type CallSpec,
  eventOrigins,
  type FieldOrigins,
  originOf,
  pushed,
  type PushedEvent,
} from '../../../adapters/contract/index.ts';
import { requirementNames, requirementText } from '../../customer/requirementText.ts';

interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

/** The paths of all fields that a schema has. */
function pathsOf({ anyOf = [], items, properties = {}, additionalProperties }: Schema, path = ''): readonly string[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const fields = [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? [['*', additionalProperties] as const]
      : []),
  ];
  return [
    ...[...anyOf, ...(items === undefined ? [] : [items])].flatMap((each) => pathsOf(each, path)),
    ...fields.flatMap(([name, of]) => [below(name), ...pathsOf(of, below(name))]),
  ];
}
const fieldsOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  pathsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);

const specs = Object.entries(calls) as readonly (readonly [CallName, CallSpec])[];
const events = Object.entries(pushed) as readonly (readonly [keyof typeof pushed, PushedEvent])[];

/** Every part of a message, with the table that its fields are in. */
const parts: readonly (readonly [name: string, fields: readonly string[], origins: FieldOrigins | undefined])[] = [
  ...specs.flatMap(([name, { body, answer }]) => [
    [`the body of ${name}`, body === undefined ? [] : fieldsOf(body, 'input'), callOrigins[name].toStation] as const,
    [
      `the answer of ${name}`,
      typeof answer === 'object' && 'json' in answer ? fieldsOf(answer.json, 'output') : [],
      callOrigins[name].toDashboard,
    ] as const,
  ]),
  ...events.map(
    ([name, { schema }]) =>
      [`the event ${name}`, schema === undefined ? [] : fieldsOf(schema, 'output'), eventOrigins[name].toDashboard] as const,
  ),
];
const isStated = (origin: string) => origin !== 'ours' && origin !== 'decided';

describe('whose a name on the wire is', () => {
  test.each(parts)('%s: a field of the customer stands by its name in the requirement that it is from', (_, fields, origins) => {
    const missing = [...new Set(fields)]
      .map((path) => ({ path, origin: originOf(origins, path), name: path.slice(path.lastIndexOf('.') + 1) }))
      .filter(({ origin, name }) => isStated(origin) && name !== '*' && !requirementNames(origin, name));
    expect(missing).toEqual([]);
  });

  test.each(parts)('%s: the table has fields that there are', (name, fields, origins = {}) => {
    // The login answers with settings as the event has them.
    const isSettings = (path: string) => name === 'the answer of login' && path.startsWith('settings.');
    const known = (path: string) =>
      path === '**'
        ? fields.length > 0
        : path.endsWith('.**')
          ? fields.some((field) => field.startsWith(path.slice(0, -2)))
          : fields.includes(path);
    expect(Object.keys(origins).filter((path) => !known(path) && !isSettings(path))).toEqual([]);
  });

  test.each(specs)('%s: a call of the customer stands in the requirement that it is from', (name, { method, path }) => {
    const { is } = callOrigins[name];
    if (!isStated(is)) return;
    const fixed = path.replace(/[:*{].*$/, '').replace(/^(\/settings)\/(?!user\/passwd)\w+$/, '$1/');
    expect([method, requirementText(is)]).toEqual([method, expect.stringContaining(fixed)]);
  });

  test.each(events)('%s: an event of the customer stands in the requirement that it is from', (name, { event }) => {
    const { is } = eventOrigins[name];
    if (isStated(is)) expect(requirementNames(is, event)).toBe(true);
  });

  it('is ours where nobody has said otherwise, and that of what it is in where that holds for all of it', () => {
    const fields: FieldOrigins = { a: 'API-1', 'b.**': 'SET-1', 'b.c.secret': 'ours', d: 'decided' };
    expect(['a', 'a.x', 'b', 'b.c', 'b.c.d', 'b.c.secret', 'd.*', 'e'].map((path) => originOf(fields, path))).toEqual([
      'API-1',
      'ours',
      'ours',
      'SET-1',
      'SET-1',
      'ours',
      'decided',
      'ours',
    ]);
    expect([originOf(undefined, 'a'), originOf({ '**': 'API-8' }, 'a.b')]).toEqual(['ours', 'API-8']);
  });
});
