import { isObject } from '../../../records/index.ts';

/** A packet of Socket.IO's second generation on the protocol beneath it (EIO 3), as text. */
export type Packet =
  /** First of all: the session, and how often it wants a sign of life. */
  | { readonly kind: 'open'; readonly id: string; readonly pingIntervalMs: number; readonly pingTimeoutMs: number }
  | { readonly kind: 'event'; readonly name: string; readonly value: unknown }
  /** Answer to a sign of life, with its text. */
  | { readonly kind: 'pong'; readonly text: string }
  | { readonly kind: 'closed' }
  /** Nothing that concerns us. */
  | { readonly kind: 'other' }
  | { readonly kind: 'notUnderstood' };

const parsed = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
};

function openPacket(text: string): Packet {
  const session = parsed(text);
  if (!isObject(session)) return { kind: 'notUnderstood' };
  const { sid, pingInterval, pingTimeout } = session;
  const isWhole = typeof sid === 'string' && typeof pingInterval === 'number' && typeof pingTimeout === 'number';
  return isWhole && pingInterval > 0 && pingTimeout > 0
    ? { kind: 'open', id: sid, pingIntervalMs: pingInterval, pingTimeoutMs: pingTimeout }
    : { kind: 'notUnderstood' };
}

/** An event may have the number of a question before its list of name and value. */
function eventPacket(text: string): Packet {
  const list = parsed(text.replace(/^\d+/, ''));
  return Array.isArray(list) && typeof list[0] === 'string' ? { kind: 'event', name: list[0], value: list[1] } : { kind: 'notUnderstood' };
}

/** What a packet says. */
export function packetIn(text: string): Packet {
  if (text.startsWith('0')) return openPacket(text.slice(1));
  if (text.startsWith('1') || text.startsWith('41')) return { kind: 'closed' };
  if (text.startsWith('3')) return { kind: 'pong', text: text.slice(1) };
  if (text.startsWith('42')) return eventPacket(text.slice(2));
  return /^[024-6]/.test(text) ? { kind: 'other' } : { kind: 'notUnderstood' };
}

/** The first packet of an answer over plain HTTP, where each has its length before it. */
export function polledPacket(text: string): Packet {
  const [start, length] = /^(\d{1,7}):/.exec(text) ?? [];
  return start === undefined ? { kind: 'notUnderstood' } : packetIn(text.slice(start.length, start.length + Number(length)));
}

/** A sign of life, which is answered with the same text. */
export const pingPacket = (text = ''): string => `2${text}`;
/** Takes the session over to this connection. */
export const upgradePacket = '5';
/** An event with its values. */
export const eventText = (name: string, ...values: readonly unknown[]): string => `42${JSON.stringify([name, ...values])}`;
