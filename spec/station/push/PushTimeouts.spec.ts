import { afterEach, expect, it, test } from '@jest/globals';
import { defaultTimeouts, type PushTimeouts } from '../../../station/push/PushTimeouts.ts';
import { type PushStation, pushStation } from './pushStation.ts';

test.each<[string, keyof PushTimeouts, number]>([
  ['one message of the clock to the next', 'tickMs', 1],
  ['the begin of a connection to the end of its handshake', 'handshakeMs', 5],
  ['the answer to a heartbeat to the next heartbeat', 'heartbeatMs', 5],
  ['a heartbeat to its answer before a client counts as slow', 'answerMs', 5],
  ['a heartbeat to its answer before the connection is given up', 'silenceMs', 20],
  ['what is sent to a slow client until it is taken', 'slowMs', 60],
])('from %s a push connection waits (%s) %d s', (_, name, s) => {
  expect(defaultTimeouts[name]).toBe(s * 1000);
});

let station: PushStation | undefined;
afterEach(() => station?.close());

it('a client that begins a push connection is given its heartbeats and the length of a message', async () => {
  station = await pushStation({ timeouts: defaultTimeouts });
  const opening = await (await fetch(`${station.address}/socket.io/?EIO=4&transport=polling`)).text();
  expect(JSON.parse(opening.slice(1))).toMatchObject({ pingInterval: 5000, pingTimeout: 20_000, maxPayload: 4096 });
});
