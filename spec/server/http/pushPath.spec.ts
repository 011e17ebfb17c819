import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { opensWebSocket } from '../../../server/http/pushPath.ts';

const headers = { upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
const call = { method: 'GET', url: '/socket.io/?EIO=4&transport=websocket', headers };

describe('a call opens the push connection as a WebSocket', () => {
  test.each<[string, object, boolean]>([
    ['as it should be', {}, true],
    ['with its protocol in capitals', { headers: { ...headers, upgrade: 'WebSocket' } }, true],
    ['with more in its query', { url: '/socket.io/?a=1&transport=websocket&EIO=4' }, true],
    ['by another method', { method: 'POST' }, false],
    ['elsewhere', { url: '/other/?EIO=4&transport=websocket' }, false],
    ['without an address', { url: undefined }, false],
    ['for another protocol', { headers: { ...headers, upgrade: 'h2c' } }, false],
    ['for none', { headers: { ...headers, upgrade: undefined } }, false],
    ['of another version', { headers: { ...headers, 'sec-websocket-version': '8' } }, false],
    ['with a key that is none', { headers: { ...headers, 'sec-websocket-key': 'short==' } }, false],
    ['without a key', { headers: { ...headers, 'sec-websocket-key': undefined } }, false],
    ['of another generation', { url: '/socket.io/?EIO=3&transport=websocket' }, false],
    ['to poll', { url: '/socket.io/?EIO=4&transport=polling' }, false],
  ])('%s: %j: %p', (_what, given, opens) => {
    expect(opensWebSocket({ ...call, ...given } as unknown as IncomingMessage)).toBe(opens);
  });
});
