import type { IncomingMessage } from 'node:http';

/** Where the push connection is. */
const pushPath = '/socket.io/';

/** What a call of the push connection asks for. */
export const pushQuery = ({ url = '' }: IncomingMessage): URLSearchParams => new URL(url, 'http://station').searchParams;

const webSocketVersion = '13';
const keyPattern = /^[+/\dA-Za-z]{22}==$/;

/** Whether a call opens the push connection as a WebSocket. Any other wish for another protocol is ignored, so that the call is answered as if it had none (RFC 9110, 7.8). */
export function opensWebSocket(request: IncomingMessage): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith(pushPath) || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  if (headers['sec-websocket-version'] !== webSocketVersion || !keyPattern.test(headers['sec-websocket-key'] ?? '')) return false;
  const query = pushQuery(request);
  return query.get('EIO') === '4' && query.get('transport') === 'websocket';
}
