/** Deeper JSON is not looked at. */
export const maxJsonDepth = 8;

const opening = new Set(['[', '{']);
const closing = new Set([']', '}']);

/** Whether objects and lists stand in each other at most so deep; of any text, without reading it as JSON. */
function isShallow(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (isString && sign === '\\') i++;
    else if (sign === '"') isString = !isString;
    else if (!isString && opening.has(sign)) depth++;
    else if (!isString && closing.has(sign)) depth--;
    if (depth > maxJsonDepth) return false;
  }
  return true;
}

/** The JSON of a message; undefined for anything else, and for what is too deep. */
export function shallowJson(text: string): unknown {
  if (!isShallow(text)) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

const listIndex = /^(?:0|[1-9]\d*)$/;

/** What a pointer of RFC 6901 leads to; undefined where nothing is. */
export function atPointer(whole: unknown, pointer: string): unknown {
  if (pointer === '') return whole;
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => {
      if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
      return Array.isArray(part) && !listIndex.test(key) ? undefined : Reflect.get(part, key);
    }, whole);
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** What devices and their gateways send in place of a number that they don't have. */
const nothing = new Set(['', 'nan', 'null', 'none', 'unavailable', 'unknown']);

/** The number that a value is, as JSON or as a text; why not, where it is none. */
export function numberOf(value: unknown): number | 'unavailable' | 'notNumber' {
  if (value === null || value === undefined) return 'unavailable';
  if (typeof value === 'number') return Number.isFinite(value) ? value : 'notNumber';
  if (typeof value !== 'string') return 'notNumber';
  const text = value.trim();
  if (nothing.has(text.toLowerCase())) return 'unavailable';
  return number.test(text) ? numberOf(Number(text)) : 'notNumber';
}
