import fc from 'fast-check';
import { type CallName, calls } from '../../../adapters/contract/index.ts';
import { anyText } from '../../core/anyText.ts';

/** Ends the session that the others need, checks passwords at length, or does not end itself. */
const left: readonly CallName[] = ['logout', 'login', 'events'];
const names = (Object.keys(calls) as CallName[]).filter((name) => !left.includes(name));

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    1e-320,
    2 ** 53,
    '',
    '<script>alert(1)</script>',
    '=cmd()',
    '\u202e',
    '\0',
    'x'.repeat(70_000),
  ),
  fc.double(),
  anyText(),
);
const fields = [
  'password',
  'which',
  'new_passwd',
  'type',
  'from_ms',
  'until_ms',
  'demo',
  'account',
  'receivers',
  'enabled',
  'time_zone',
  '__proto__',
  'constructor',
];
const tree = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4, depthSize: 'small' }, scalar, fc.array(tie('value'), { maxLength: 8 }), tie('object')),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), tie('value'), { maxKeys: 8 }),
}));
const body = fc.oneof(
  tree.value.map((value) => JSON.stringify(value) ?? 'null'),
  anyText(),
  fc.constantFrom('', '{', '[', '{"a":', '[['.repeat(20_000), '{"__proto__":{"x":1}}', 'null'),
);
const media = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'nonsense',
);
const segment = fc.oneof(
  fc.constantFrom('..', '.', '%2e%2e', '%00', '%5c', '2026-11-20', 'de', 'fr'),
  anyText({ maxLength: 30 }).map(safe),
);

function safe(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ff';
  }
}

/** A call with whatever somebody may send to it. */
export interface HostileCall {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  /** Undefined where the method has none. */
  readonly body: string | undefined;
}

/** Any call but those that would end the session or check passwords, and the stream that does not end. */
export const hostileCall: fc.Arbitrary<HostileCall> = fc
  .tuple(fc.constantFrom(...names), body, media, segment)
  .map(([name, sent, type, part]) => {
    const { method, path } = calls[name];
    return { method, path: path.replace(/:\w+|\*/g, part), type, body: method === 'GET' ? undefined : sent };
  });

/** What an answer must never say. */
export const inside = /node_modules|\bat .*\.[tj]s:\d|\/tmp\//;
