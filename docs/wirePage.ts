/** Writes docs/wire.md from the contract: `node docs/wirePage.ts`, or `--check` to see whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { calls, type CallSpec, pushed, type PushedEvent } from '../adapters/contract/index.ts';
import { callNeeds, type Need } from '../core/access/index.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const literal = (value: unknown) => JSON.stringify(value);
/** Of neighbouring fields `comp1_x`, `comp2_x` ... all are written. */
const isPlain = (name: string) => /^[a-z_]\w*$/i.test(name);

function fieldText(name: string, schema: Schema, isRequired: boolean): string {
  const about = schema.description ?? schema.anyOf?.find(({ description }) => description !== undefined)?.description;
  return `${isPlain(name) ? name : literal(name)}${isRequired ? '' : '?'}: ${typeText(schema)};${about === undefined ? '' : ` // ${about}`}`;
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) => fieldText(name, schema, required.includes(name)));
  const isMap = typeof additionalProperties === 'object' && fields.length === 0;
  if (isMap) return Object.keys(additionalProperties).length === 0 ? 'object' : `{ [key]: ${typeText(additionalProperties)} }`;
  return fields.length === 0 ? 'object' : `{\n  ${fields.map(indented).join('\n  ')}\n}`;
}

function typeText(schema: Schema): string {
  const { type, anyOf, oneOf, items, prefixItems } = schema;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map(typeText).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (prefixItems !== undefined) return `[${prefixItems.map(typeText).join(', ')}]`;
  if (type === 'array') return `(${typeText(items ?? {})})[]`.replace(/^\((\w+)\)/, '$1');
  if (type === 'object') return objectText(schema);
  return type === undefined ? 'any' : [type].flat().join(' | ');
}

const block = (title: string, schema: Schema) => [`${title}:`, `\`\`\`ts\n${typeText(schema)}\n\`\`\``];

const needText = (need: Need) => {
  if (need === 'nothing') return 'nothing';
  if (need === 'session') return 'any session';
  return need === 'write' ? 'write access' : `the right to ${need.join(' or ')}`;
};

function callText(spec: CallSpec): string {
  const { method, path, need, summary, body, answer, refusedInText } = spec;
  const answers =
    answer === 'nothing'
      ? ['Answers 204.']
      : 'json' in answer
        ? block('Answers', schemaOf(answer.json, 'output'))
        : [`Answers ${answer.media}.`];
  return [
    `### ${method} ${path}`,
    `${summary}. Needs ${needText(callNeeds[need])}.${refusedInText === true ? ' Refused in plain text.' : ''}`,
    ...(body === undefined ? [] : block('Body', schemaOf(body, 'input'))),
    ...answers,
  ].join('\n\n');
}

function eventText({ event, direction, summary, schema }: PushedEvent): string {
  return [
    `### ${event} ${direction === 'toDashboard' ? 'to the dashboard' : 'to the station'}`,
    `${summary}.`,
    ...(schema === undefined ? [] : block('Payload', schemaOf(schema, 'output'))),
  ].join('\n\n');
}

const page = () =>
  `${[
    '# The wire between station and dashboard',
    'Made by `npm run wire` from `adapters/contract`, where every name and schema is declared once. The same as OpenAPI: `GET /openapi.json`.',
    'Field names are the controller’s own. A missing value is `null`. Numbers are in the unit that ends their name; times are milliseconds since 1970, UTC.',
    '## Calls',
    "A session's token is sent as `Authorization: Bearer TOKEN`. A refused or failed call answers `{error, message, details?}`, or plain text in the language of " +
      '`Accept-Language` where it says so. 400: the input is not what is expected. 401: no session. 403: the session may not. 404: there is no such thing. ' +
      '413: too large. 421: the station is not called by this host name; 403 also for a page of another origin. 429: too many tries, with Retry-After in seconds. ' +
      '507: the disk of the station takes nothing.',
    ...Object.values(calls).map(callText),
    '### A record of the backlog',
    '`{ts, sp, lf, vf, dv, ec, c: [{s, t, lp, dv, ep, te} | null]}`, one a line: `ts` milliseconds since 1970, `sp` network pressure in bar, `lf` load factor ' +
      '0..1, `vf` volume flow and `dv` delivery volume in m³/min, `ec` electrical power in kW; for each of the ten slots `s` status word, `t` technology, `lp` ' +
      'line pressure in bar, `dv` delivery volume in m³/min, `ep` electrical power in kW, `te` temperature in °C; `null` for an empty slot.',
    '### GET /metrics',
    'Figures for Prometheus. Only there when the station was started with a metrics token, which is sent as the bearer token.',
    '## Push',
    "Socket.IO on the dashboard's own origin, with the token in the handshake (`auth: {token}`). A token that is not accepted is refused with the message " +
      '`unauthorized`. `protocol` is 1; another number is another generation, whose values are not shown. A client that misses a number asks for a snapshot.',
    ...Object.values(pushed).map(eventText),
  ].join('\n\n')}\n`;

const file = join(import.meta.dirname, 'wire.md');
if (!process.argv.includes('--check')) writeFileSync(file, page());
else if (readFileSync(file, 'utf8') !== page()) {
  console.error('docs/wire.md is out of date: npm run wire');
  process.exitCode = 1;
}
