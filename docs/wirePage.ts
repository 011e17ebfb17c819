/** Writes docs/wire.md and docs/fleet-wire.md from the contract: `node docs/wirePage.ts`, or `--check` to see whether they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  callOrigins,
  calls,
  dayResponse,
  enrolRequest,
  enrolResponse,
  exchangeRequest,
  exchangeResponse,
  fleetDayFormats,
  fleetPaths,
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
import { slotCount } from '../core/compressor/index.ts';

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
  /** Where every field is ours, none is marked. */
  readonly origins: FieldOrigins | 'unmarked' | undefined;
  readonly path: string;
}

const below = ({ origins, path }: Place, name: string): Place => ({ origins, path: path === '' ? name : `${path}.${name}` });

function fieldText(name: string, schema: Schema, isRequired: boolean, place: Place): string {
  const about = schema.description ?? schema.anyOf?.find(({ description }) => description !== undefined)?.description;
  const mark = place.origins === 'unmarked' ? [] : [originOf(place.origins, place.path)];
  const marks = [...mark, ...(about === undefined ? [] : [about])].join('; ');
  const remark = marks === '' ? '' : ` // ${marks}`;
  const type = typeText(schema, place);
  const [first, ...rest] = type.split('\n');
  const field = `${isPlain(name) ? name : literal(name)}${isRequired ? '' : '?'}: `;
  // The mark of a field with fields stands where it begins.
  return rest.length === 0 ? `${field}${type};${remark}` : [`${field}${first}${remark}`, ...rest].join('\n') + ';';
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

const block = (title: string, schema: Schema, origins: Place['origins']) => [
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

/** The calls of a fleet for its stations, with what each takes and answers. */
const fleetCalls: readonly (readonly [head: string, about: string, body: z.ZodMiniType | undefined, answer: z.ZodMiniType])[] = [
  [
    `POST ${fleetPaths.enrol}`,
    'A code of an organisation for a token. Answers 201; 404 for a code that is unknown, used up or expired, and 429 to who sent wrong ones. Where the answer was lost, the same ' +
      'installation gets another token by the same code, until it was heard of.',
    enrolRequest,
    enrolResponse,
  ],
  [
    `POST ${fleetPaths.exchange}`,
    'What a station says at each beat, and what the fleet wants of it. With the token. The answer is held up to `wait_s` while the fleet wants nothing.',
    exchangeRequest,
    exchangeResponse,
  ],
  [
    `PUT ${fleetPaths.day('YYYY-MM-DD')}`,
    'A day record, packed with gzip, as `application/gzip`. With the token. Answers after the commit of the database. 409: a day that a wrong clock made.',
    undefined,
    dayResponse,
  ],
];

const fleetPage = () =>
  `${[
    '# The wire between station and fleet',
    'Made by `npm run wire` from `adapters/contract/fleet`. How it is used: [a fleet](fleet.md#the-wire).',
    'JSON over HTTPS, called by the station alone; redirects are no answer. Times are in ms since 1970, UTC. Fields that are not known are passed over, on both sides; the schema grows by ' +
      'optional fields only. A missing value is left out or `null`.',
    'The token comes as `Authorization: Bearer TOKEN`; 401 when it is not known. A refused call answers `{error, message, details?}`: 400 names where it is wrong and what was expected. ' +
      '413: more than 256 kB of a body, or 4 MB of a day record unpacked. 429 and 503 come with Retry-After in seconds.',
    ...fleetCalls.flatMap(([head, about, body, answer]) => [
      `## ${head}`,
      about,
      ...(body === undefined ? [] : block('Body', schemaOf(body, 'input'), 'unmarked')),
      ...block('Answers', schemaOf(answer, 'output'), 'unmarked'),
    ]),
    '## A day record',
    `The text that is packed: \`{format: ${fleetDayFormats.join(' or ')}, day, zone, from_ms, until_ms, quarters, periods_ms, slots, estimated?}\`.`,
    [
      '- `day` is that of the address, of `zone`, an IANA name; `from_ms` and `until_ms` are its begin and end.',
      '- `quarters`: places of the quarter hours that have samples, 0 for the first of the day.',
      '- `periods_ms`: of each of them, from one sample to the next.',
      `- \`slots\`: ${slotCount + 1}, the plant first; \`null\`, or \`{sums, extremes}\`: a column for each number, with a value for each quarter hour. Sums are whole numbers of the steps that the station counts in ` +
        '(`core/totals`), so that they add up without a rest; an extreme that is missing is `null`.',
      '- `estimated`: channels whose values were calculated and not measured; left out where there are none.',
      '- The digest of a record is the first 12 hexadecimal digits of the SHA-256 of its text; that of an inventory likewise of its JSON text.',
      '- A format that the fleet does not know yet is kept as it came, and read once it does.',
    ].join('\n'),
  ].join('\n\n')}\n`;

const pages = [
  ['wire.md', page],
  ['fleet-wire.md', fleetPage],
] as const;

for (const [name, text] of pages) {
  const file = join(import.meta.dirname, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text());
  else if (readFileSync(file, 'utf8') !== text()) {
    console.error(`docs/${name} is out of date: npm run wire`);
    process.exitCode = 1;
  }
}
