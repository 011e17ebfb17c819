/** Writes docs/wire.md from the contract: `node docs/wirePage.ts`, or `--check` to see whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  type WireOrigin,
} from '../adapters/contract/index.ts';
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

/** A schema at a path of the message that it is of. */
interface Place {
  readonly origins: FieldOrigins | undefined;
  readonly path: string;
}

const below = ({ origins, path }: Place, name: string): Place => ({ origins, path: path === '' ? name : `${path}.${name}` });

function fieldText(name: string, schema: Schema, isRequired: boolean, place: Place): string {
  const about = schema.description ?? schema.anyOf?.find(({ description }) => description !== undefined)?.description;
  const marks = [originOf(place.origins, place.path), ...(about === undefined ? [] : [about])].join('; ');
  const type = typeText(schema, place);
  const [first, ...rest] = type.split('\n');
  const field = `${isPlain(name) ? name : literal(name)}${isRequired ? '' : '?'}: `;
  // The mark of a field with fields stands where it begins.
  return rest.length === 0 ? `${field}${type}; // ${marks}` : [`${field}${first} // ${marks}`, ...rest].join('\n') + ';';
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema, place: Place): string {
  const fields = Object.entries(properties).map(([name, schema]) => fieldText(name, schema, required.includes(name), below(place, name)));
  const isMap = typeof additionalProperties === 'object' && fields.length === 0;
  if (isMap)
    return Object.keys(additionalProperties).length === 0 ? 'object' : `{ [key]: ${typeText(additionalProperties, below(place, '*'))} }`;
  return fields.length === 0 ? 'object' : `{\n  ${fields.map(indented).join('\n  ')}\n}`;
}

function typeText(schema: Schema, place: Place): string {
  const { type, anyOf, oneOf, items, prefixItems } = schema;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map((choice) => typeText(choice, place)).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (prefixItems !== undefined) return `[${prefixItems.map((item) => typeText(item, place)).join(', ')}]`;
  if (type === 'array') return `(${typeText(items ?? {}, place)})[]`.replace(/^\((\w+)\)/, '$1');
  if (type === 'object') return objectText(schema, place);
  return type === undefined ? 'any' : [type].flat().join(' | ');
}

const block = (title: string, schema: Schema, origins: FieldOrigins | undefined) => [
  `${title}:`,
  `\`\`\`ts\n${typeText(schema, { origins, path: '' })}\n\`\`\``,
];

const originText = (is: WireOrigin) => (is === 'ours' ? 'Ours' : is === 'decided' ? 'Decided' : `The customer’s, ${is}`);

const needText = (need: Need) => {
  if (need === 'nothing') return 'nothing';
  if (need === 'session') return 'any session';
  if (need === 'write') return 'write access';
  return `the right to ${'all' in need ? need.all.join(' and to ') : need.join(' or ')}`;
};

function callText([name, spec]: [CallName, CallSpec]): string {
  const { method, path, need, summary, body, answer, refusedInText } = spec;
  const { is, toStation, toDashboard } = callOrigins[name];
  const answers =
    answer === 'nothing'
      ? ['Answers 204.']
      : 'json' in answer
        ? block('Answers', schemaOf(answer.json, 'output'), toDashboard)
        : [`Answers ${answer.media}.`];
  return [
    `### ${method} ${path}`,
    `${summary}. Needs ${needText(callNeeds[need])}.${refusedInText === true ? ' Refused in plain text.' : ''} ${originText(is)}.`,
    ...(body === undefined ? [] : block('Body', schemaOf(body, 'input'), toStation)),
    ...answers,
  ].join('\n\n');
}

function eventText([name, { event, direction, summary, schema }]: [keyof typeof pushed, PushedEvent]): string {
  const { is, toDashboard } = eventOrigins[name];
  return [
    `### ${event} ${direction === 'toDashboard' ? 'to the dashboard' : 'to the station'}`,
    `${summary}. ${originText(is)}.`,
    ...(schema === undefined ? [] : block('Payload', schemaOf(schema, 'output'), toDashboard)),
  ].join('\n\n');
}

const page = () =>
  `${[
    '# The wire between station and dashboard',
    'Made by `npm run wire` from `adapters/contract`, where every name and schema is declared once. The same as OpenAPI: `GET /openapi.json`.',
    'Field names are the controller’s own. A missing value is `null`. Numbers are in the unit that ends their name; times are milliseconds since 1970, UTC.',
    'Each call, event and field is marked by whose it is. A requirement’s ID (as in `spec/requirements.md`): the customer’s text has it under this name. ' +
      '`decided`: that text has the thing, and leaves its name or shape open. `ours`: that text has no such thing. The dashboard works on a controller that sends ' +
      'the customer’s fields alone; [decision 23](decisions/0023-customers-controller.md) has what it then knows.',
    '## Calls',
    "A session's token is sent as `Authorization: Bearer TOKEN`. A refused or failed call answers `{error, message, details?}`, or plain text in the language of " +
      '`Accept-Language` where it says so. 400: the input is not what is expected. 401: no session. 403: the session may not. 404: there is no such thing. ' +
      '413: too large. 421: the station is not called by this host name; 403 also for a page of another origin. 429: too many tries, with Retry-After in seconds. ' +
      '507: the disk of the station takes nothing.',
    ...(Object.entries(calls) as [CallName, CallSpec][]).map(callText),
    '### A record of the backlog',
    '`{ts, sp, lf, vf, dv, ec, c: [{s, t, lp, dv, ep, te} | null]}`, one a line: `ts` milliseconds since 1970, `sp` network pressure in bar, `lf` load factor ' +
      '0..1, `vf` volume flow and `dv` delivery volume in m³/min, `ec` electrical power in kW; for each of the ten slots `s` status word, `t` technology, `lp` ' +
      'line pressure in bar, `dv` delivery volume in m³/min, `ep` electrical power in kW, `te` temperature in °C; `null` for an empty slot.',
    '### GET /metrics',
    'Figures for Prometheus. Only there when the station was started with a metrics token, which is sent as the bearer token.',
    '## Push',
    "Socket.IO (protocol 5, Engine.IO 4) under `/socket.io/` of the dashboard's own origin, with the token in the handshake (`auth: {token}`). It comes as WebSocket or polled " +
      '(long polling); a client with default options begins with polls and goes on as WebSocket. A token that is not accepted is refused with the message ' +
      '`unauthorized`. `protocol` is 1; another number is another generation, whose values are not shown. A client that misses a number asks for a snapshot.',
    'Polls pass the same guards and limits as a WebSocket: host and origin of each call (421, 403), one message of up to 4096 bytes (413), the number of connections (503). There is no JSONP. ' +
      'A further poll waits until the answer to the one before is taken; who answers no heartbeat, or lets more than 64 messages wait, is left out and starts again with a snapshot.',
    ...(Object.entries(pushed) as [keyof typeof pushed, PushedEvent][]).map(eventText),
  ].join('\n\n')}\n`;

const file = join(import.meta.dirname, 'wire.md');
if (!process.argv.includes('--check')) writeFileSync(file, page());
else if (readFileSync(file, 'utf8') !== page()) {
  console.error('docs/wire.md is out of date: npm run wire');
  process.exitCode = 1;
}
