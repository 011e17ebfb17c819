import type { Assumption, Finding, FoundKind } from '../../core/estimate/index.ts';
import { type Json, listOr, numberOr, oneOf, recordOr, textOr } from './lenient.ts';

const kinds = ['measured', 'fitted', 'rule', 'entered', 'upperBound'] as const satisfies readonly FoundKind[];

interface WireFound<Method extends string> {
  kind: FoundKind;
  value: number;
  low: number;
  high: number;
  unit: string;
  method: Method;
  from_ms: number;
  until_ms: number;
  coverage: number;
  n: number;
  assumptions: Assumption[];
}
interface WireNotFound<Method extends string, Reason extends string> {
  kind: 'none';
  method: Method;
  reason: Reason;
  coverage: number;
}
type WireFinding<Method extends string, Reason extends string> = WireFound<Method> | WireNotFound<Method, Reason>;

/** A figure with its interval, or why there is none. */
export function encodeFinding<Method extends string, Reason extends string>(finding: Finding<Method, Reason>): WireFinding<Method, Reason> {
  if (finding.kind === 'none') return { ...finding };
  const { fromMs, untilMs, assumptions, ...rest } = finding;
  return { ...rest, from_ms: fromMs, until_ms: untilMs, assumptions: assumptions.map((each) => ({ ...each })) };
}

function decodeAssumption(wire: unknown): readonly Assumption[] {
  const { key, value, source } = recordOr(wire);
  const [name, number, from] = [textOr(key), numberOr(value), oneOf(['entered', 'default', 'fitted'])(source)];
  return name === undefined || number === undefined || from === undefined ? [] : [{ key: name, value: number, source: from }];
}

const numbersOf = (wire: Json, names: readonly string[]) => names.map((name) => numberOr(wire[name])).filter((each) => each !== undefined);

/** Undefined for what is none with one of the methods and reasons. */
export function decodeFinding<Method extends string, Reason extends string>(
  wire: unknown,
  methods: readonly Method[],
  reasons: readonly Reason[],
): Finding<Method, Reason> | undefined {
  const sent = recordOr(wire);
  const [method, coverage] = [oneOf(methods)(sent['method']), numberOr(sent['coverage'])];
  if (method === undefined || coverage === undefined) return undefined;
  const reason = oneOf(reasons)(sent['reason']);
  if (sent['kind'] === 'none') return reason === undefined ? undefined : { kind: 'none', method, reason, coverage };
  const [kind, unit] = [oneOf(kinds)(sent['kind']), textOr(sent['unit'])];
  const [value, low, high, fromMs, untilMs, n] = numbersOf(sent, ['value', 'low', 'high', 'from_ms', 'until_ms', 'n']);
  if (kind === undefined || unit === undefined || n === undefined) return undefined;
  const assumptions = listOr(sent['assumptions']).flatMap(decodeAssumption);
  return { kind, value: value!, low: low!, high: high!, unit, method, fromMs: fromMs!, untilMs: untilMs!, coverage, n, assumptions };
}
