import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { sessionOf } from '../../../core/access/index.ts';
import { faultBitIndex } from '../../../core/faults/index.ts';
import { eventStreams, keptEvents, maxStreams } from '../../../station/north/eventStreams.ts';
import { until } from '../until.ts';
import { eventLines } from './eventLines.ts';

const known = { id: 'a', level: 'read', session: sessionOf('read') } as const;
const shown = { now_ms: 1, heard: true, plant: null, faults: [] };

async function opened(heartbeatMs = 60_000, text = 'x') {
  const samples: (() => void)[] = [];
  const used: string[] = [];
  const ends: ((id: string) => void)[] = [];
  const streams = eventStreams({
    live: { isHeard: () => true, onSample: (listener) => samples.push(listener), shownTo: () => shown },
    sessions: { noteUse: (id) => used.push(id), onEnd: (listener) => ends.push(listener) },
    heartbeatMs,
  });
  const answers: ServerResponse[] = [];
  const server = createServer((request, to) => {
    answers.push(to);
    const lastId = request.headers['last-event-id'];
    streams.open({
      known,
      to,
      lastId: typeof lastId === 'string' ? lastId : undefined,
      faultText: ({ atMs }) => JSON.stringify({ atMs, text }),
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const come = (atMs: number) =>
    streams.take({ atMs } as never, { came: [{ atMs, source: 2, bitIndex: faultBitIndex(2, 73)! } as never], ended: [] });
  return {
    streams,
    port,
    url: `http://127.0.0.1:${port}/`,
    answers,
    used,
    come,
    endSession: (id: string) => ends.forEach((each) => each(id)),
    sample: () => samples.forEach((each) => each()),
    close: () => server.close(),
  };
}

it('[NORTH-4] a stream that nothing happens on is kept alive, and with it its session', async () => {
  const { streams, url, used, close } = await opened(5);
  const lines = await eventLines(url, {});
  await until('heartbeats', () => lines.heartbeats() > 2);
  expect(used).toContain('a');
  streams.close();
  await until('the end', () => lines.hasEnded());
  close();
});

it('[NORTH-4] who takes nothing is sent nothing more, and then every fault and only the newest plant', async () => {
  const { streams, port, answers, come, close } = await opened(60_000, 'x'.repeat(20_000));
  const slow = connect(port, '127.0.0.1').pause();
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await until('a stream', () => answers.length === 1);
  const faults = 400;
  for (let i = 0; i < faults; i++) come(i);
  let waiting = -1;
  // the system may take some more for a moment
  await until('that it is stuck', () => {
    const before = waiting;
    waiting = answers[0]!.writableLength;
    return answers[0]!.writableNeedDrain && waiting === before;
  });
  for (let i = faults; i < faults + 50; i++) come(i);
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers[0]!.writableLength).toBe(waiting);
  let text = '';
  slow
    .setEncoding('utf8')
    .on('data', (part: string) => (text += part))
    .resume();
  await until('all faults', () => text.includes(`"atMs":${faults + 49},`));
  expect([...text.matchAll(/"atMs":(\d+),/g)].map(([, atMs]) => Number(atMs))).toEqual(Array.from({ length: faults + 50 }, (_, i) => i));
  expect(text.match(/event: live/g)?.length).toBe(1);
  slow.destroy();
  streams.close();
  close();
});

it('[NORTH-4] a session has so many streams, and none once it has ended, also where who reads has not hung up', async () => {
  const { streams, port, answers, endSession, close } = await opened();
  const readers = Array.from({ length: maxStreams.perSession }, () => connect(port, '127.0.0.1').pause());
  for (const reader of readers) reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await until('all', () => answers.length === maxStreams.perSession);
  expect([known, { ...known, id: 'b' }].map((each) => streams.refusalOf(each))).toEqual(['tooMany', undefined]);
  endSession('b');
  expect(streams.refusalOf(known)).toBe('tooMany');
  endSession('a');
  expect(streams.refusalOf(known)).toBeUndefined();
  for (const reader of readers) reader.destroy();
  streams.close();
  close();
});

it(`[NORTH-4] keeps the newest ${keptEvents} faults for who comes back, and says that there were more`, async () => {
  const { streams, url, come, close } = await opened();
  const first = await eventLines(url, {});
  await until('its begin', () => first.of('live').length === 1);
  const { id } = first.of('live')[0]!;
  first.stop();
  for (let i = 0; i < keptEvents; i++) come(i);
  const whole = await eventLines(url, { 'last-event-id': id });
  await until('all', () => whole.of('fault').length === keptEvents);
  expect(whole.of('gap')).toEqual([]);
  whole.stop();
  come(keptEvents);
  const late = await eventLines(url, { 'last-event-id': id });
  await until('all that are kept', () => late.of('fault').length === keptEvents);
  expect([late.of('gap').length, late.of('fault')[0]!.data['atMs']]).toEqual([1, 1]);
  late.stop();
  streams.close();
  close();
});
