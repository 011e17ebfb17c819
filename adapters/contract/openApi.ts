import * as z from 'zod/mini';
import { callNeeds, type Need } from '../../core/access/index.ts';
import { calls, type CallSpec } from './calls.ts';
import { errorResponse } from './schemas.ts';

type Part = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Part => {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), $schema: undefined };
};
const content = (media: string, schema: Part): Part => ({ content: { [media]: { schema } } });
const refused = 'refused';

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
}

function queryOf({ query }: CallSpec): readonly Part[] {
  if (query === undefined) return [];
  const { properties = {} }: ObjectSchema = jsonSchema(query, 'output');
  const { required = [] }: ObjectSchema = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function pathPartsOf({ path, params }: CallSpec): readonly Part[] {
  if (params === undefined) return [];
  const { properties = {} }: ObjectSchema = jsonSchema(params, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name: name === '*' ? 'path' : name,
    in: 'path',
    required: true,
    schema,
    ...(path.endsWith('*') ? { description: 'A path from the list, its slashes as they are' } : {}),
  }));
}

function doneOf({ answer }: CallSpec): Part {
  if (answer === 'nothing') return { 204: { description: 'Done' } };
  const body =
    'json' in answer ? content('application/json', jsonSchema(answer.json, 'output')) : content(answer.media, { type: 'string' });
  return { 200: { description: 'Done', ...body } };
}

const refusalsOf = ({ need, body, params, query, refusedInText }: CallSpec): Part => {
  const needs: Need = callNeeds[need];
  const codes = [
    ...([body, params, query].every((schema) => schema === undefined) ? [] : [400]),
    ...(needs === 'nothing' ? [] : [401]),
    ...(needs === 'nothing' || needs === 'session' ? [] : [403]),
    ...(params === undefined ? [] : [404]),
  ];
  const answer =
    refusedInText === true
      ? { description: 'Refused, in the language of Accept-Language', ...content('text/plain', { type: 'string' }) }
      : { $ref: `#/components/responses/${refused}` };
  return Object.fromEntries(codes.map((code) => [code, answer]));
};

const needText = (need: Need): string => {
  if (need === 'nothing') return 'Needs nothing.';
  if (need === 'session') return 'Needs any session.';
  if (need === 'write') return 'Needs write access.';
  return `Needs the right to ${'all' in need ? need.all.join(' and to ') : need.join(' or ')}.`;
};

function operationOf(name: string, spec: CallSpec): Part {
  const need: Need = callNeeds[spec.need];
  return {
    operationId: name.replace(/ (.)/, (_, first: string) => first.toUpperCase()),
    summary: spec.summary,
    description: needText(need),
    ...(need === 'nothing' ? {} : { security: [{ token: [] }] }),
    parameters: [...pathPartsOf(spec), ...queryOf(spec)],
    ...(spec.body === undefined ? {} : { requestBody: { required: true, ...content('application/json', jsonSchema(spec.body, 'input')) } }),
    responses: { ...doneOf(spec), ...refusalsOf(spec) },
  };
}

/** `:day` and `*` as OpenAPI writes them. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');

/** The description of all calls, OpenAPI 3.1. */
export function openApiDocument(version: string): Part {
  const paths: Record<string, Record<string, Part>> = {};
  for (const [name, spec] of Object.entries(calls))
    (paths[templateOf(spec.path)] ??= {})[spec.method.toLowerCase()] = operationOf(name, spec);
  return {
    openapi: '3.1.0',
    info: { title: 'Pressluft station', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { [refused]: { description: 'Refused', ...content('application/json', jsonSchema(errorResponse, 'output')) } },
    },
  };
}
