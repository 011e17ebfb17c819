import { describe, expect, it, test } from '@jest/globals';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { defaultSettings, unchangedSettings } from '../../../core/settings/index.ts';
import type { CallLimits } from '../../../adapters/http/index.ts';
import { httpPorts } from '../../contract/httpPorts.ts';
import { type PortCall, portCall, portCallNames } from '../../contract/portCalls.ts';
import { localServer } from './localServer.ts';
import { recordedLog } from './recordedLog.ts';

const token = 'secret-token';
const isJson = ({ media }: PortCall) => media === 'application/json';
const isSave = ({ call, media }: PortCall) =>
  media === 'text/plain' &&
  ['saveSettings', 'changePassword', 'changeField', 'noteFault', 'changeMarks', 'changeVariables', 'backup'].includes(call);
/** Orders and settings went through where the status says so; of a password only a word says it. */
const isByStatus = ({ call, media }: PortCall) =>
  ['saveSettings', 'reboot', 'resetThinkGreen'].includes(call) || (call === 'fleet' && media === 'text/plain');
/** What a station, or something in its place, answers to each call, and what is to become of the call. */
interface Lie {
  readonly answer: (response: ServerResponse, media: string) => void;
  readonly becomes: string | ((call: PortCall) => string | undefined);
  /** What becomes of the question who the station is. */
  readonly info?: 'notOffered' | 'unreachable' | 'failed';
  readonly limits?: Partial<CallLimits>;
}

const body =
  (status: number, text: string, type?: string): Lie['answer'] =>
  (response, media) =>
    void response.writeHead(status, { 'content-type': type ?? media }).end(text);
const page = '<!doctype html><title>Login</title>';
const refusal = JSON.stringify({ error: 'Refused', message: 'No.' });
/** Only of calls that answer with JSON. */
const ofJson = (outcome: string) => (call: PortCall) => (isJson(call) ? outcome : undefined);
/** Words of the station are what saving shows; other calls have an outcome for them. */
const unlessSaving = (outcome: string) => (call: PortCall) => (isSave(call) ? undefined : outcome);

const lies: Readonly<Record<string, Lie>> = {
  'a page': {
    answer: body(200, page, 'text/html'),
    becomes: ({ isExtra }) => (isExtra ? 'notOffered' : 'failed'),
    info: 'notOffered',
  },
  'a page of a proxy that reaches nothing': { answer: body(502, page, 'text/html'), becomes: 'failed' },
  'a redirection': { answer: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(), becomes: 'failed' },
  'a fault of its own': { answer: body(500, refusal, 'application/json'), becomes: 'failed' },
  'done, but with another status': { answer: body(500, 'OK', 'text/plain'), becomes: 'failed' },
  'no content': {
    answer: (response) => void response.writeHead(204).end(),
    becomes: (call) => (isByStatus(call) ? undefined : 'failed'),
  },
  'half of a JSON text': { answer: body(200, '[{"a":'), becomes: ofJson('failed') },
  'nothing in place of JSON': { answer: body(200, ''), becomes: ofJson('failed') },
  'bytes in place of JSON': {
    answer: (response, media) => void response.writeHead(200, { 'content-type': media }).end(Buffer.from([0xff, 0xfe, 0, 0xd8, 0x80])),
    becomes: ofJson('failed'),
  },
  'JSON that is null': { answer: body(200, 'null'), becomes: ofJson('failed') },
  'JSON that is a number': { answer: body(200, '7'), becomes: ofJson('failed') },
  'JSON that is a text': { answer: body(200, '"OK"'), becomes: ofJson('failed') },
  'a list of nonsense': { answer: body(200, '[1,null,"x",{},[]]'), becomes: ofJson('failed') },
  'a record of nonsense': {
    answer: body(200, '{"GLW":7,"Comp":{},"master":[],"compressor":null,"compressors":{},"plant":1,"sent":"yes","answer":1}'),
    becomes: (call) => (isJson(call) && !['openSettings', 'withheldSettings'].includes(call.call) ? 'failed' : undefined),
  },
  'something compressed that is not': {
    answer: (response, media) => void response.writeHead(200, { 'content-type': media, 'content-encoding': 'gzip' }).end('[]'),
    becomes: 'unreachable',
    info: 'unreachable',
  },
  'that there is no such thing': {
    answer: body(404, refusal, 'application/json'),
    becomes: (call) => (isSave(call) ? undefined : call.isExtra ? 'notOffered' : 'refused'),
    info: 'notOffered',
  },
  'that it does not like the input': { answer: body(400, refusal, 'application/json'), becomes: unlessSaving('refused') },
  'that the rights do not include it': { answer: body(403, refusal, 'application/json'), becomes: unlessSaving('forbidden') },
  'that it does not know the session': { answer: body(401, refusal, 'application/json'), becomes: 'unauthorized' },
  'nothing, and hangs up': {
    answer: (response) => void response.socket?.destroy(),
    becomes: 'unreachable',
    info: 'unreachable',
  },
  'half of what it promised, and hangs up': {
    answer(response, media) {
      response.writeHead(200, { 'content-type': media, 'content-length': 1000 });
      response.write('[]', () => response.socket?.destroy());
    },
    becomes: 'unreachable',
    info: 'unreachable',
  },
  nothing: { answer: () => undefined, becomes: 'unreachable', info: 'unreachable', limits: { answerMs: 40 } },
  'a beginning, and then nothing': {
    answer: (response, media) => void response.writeHead(200, { 'content-type': media }).write('['),
    becomes: 'unreachable',
    info: 'unreachable',
    limits: { pauseMs: 40 },
  },
  'without an end': {
    answer(response, media) {
      response.writeHead(200, { 'content-type': media });
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    },
    becomes: 'failed',
    limits: { maxBytes: 100_000 },
  },
};

describe('a station that answers', () => {
  test.each(Object.entries(lies))(
    '%s gives every call an outcome, and never throws',
    async (_, { answer, becomes, info = 'failed', limits = {} }) => {
      let media = '';
      const server = await localServer((_request, response) => answer(response, media));
      const log = recordedLog();
      const reported: string[] = [];
      const ports = httpPorts({ log, origin: server.address, onUnauthorized: (refused) => reported.push(refused), limits });
      const becomesOf = (call: PortCall) => (typeof becomes === 'string' ? becomes : becomes(call));
      const [expected, found]: Record<string, string>[] = [{}, {}];
      for (const name of portCallNames) {
        const call = portCall(name);
        const outcome = becomesOf(call);
        if (outcome === undefined) continue;
        media = call.media;
        expected![name] = outcome;
        const warnings = log.lines.length;
        found![name] = (await call.make(ports, token)).outcome;
        expect([name, log.lines.length > warnings]).toEqual([name, outcome !== 'notOffered']);
      }
      expect(found).toEqual(expected);
      expect(new Set(reported)).toEqual(new Set(becomes === 'unauthorized' ? [token] : []));
      expect(log.lines.join('\n')).not.toContain(token);

      media = 'application/json';
      const login = await ports.sessionApi.login('a password');
      expect(login.outcome).toBe(becomes === 'unauthorized' ? 'wrongPassword' : 'failed');
      expect(await ports.sessionApi.logout(token)).toBeUndefined();
      expect(await ports.info.read()).toEqual({ outcome: info });
      const day = ports.backlog.day('2026-11-20', token);
      const isFile = becomesOf(portCall('an archive')) === undefined;
      if (isFile) expect((await day).samples.length).toBe(0);
      else await expect(day).rejects.toThrow('backlog of 2026-11-20');
      expect(log.lines.join('\n')).not.toContain('a password');
    },
  );
});

describe('a station that does not answer any more', () => {
  it('leaves every call unreachable', async () => {
    const server = await localServer(() => undefined);
    await server.close();
    const ports = httpPorts({ log: recordedLog(), origin: server.address });
    const outcomes = new Set<string>();
    for (const name of portCallNames) outcomes.add((await portCall(name).make(ports, token)).outcome);
    expect([...outcomes]).toEqual(['unreachable']);
    expect(await ports.sessionApi.login('x')).toEqual({ outcome: 'failed' });
    expect(await ports.info.read()).toEqual({ outcome: 'unreachable' });
  });
});

describe('a station of another make', () => {
  const list = '[{"cindex":1,"lastlauf_s":60,"leerlauf_s":30}]';
  const reached = async (status: number, text: string, type: string | undefined) => {
    const head = type === undefined ? {} : { 'content-type': type };
    const server = await localServer((_, response) => void response.writeHead(status, head).end(text));
    return httpPorts({ log: recordedLog(), origin: server.address });
  };

  it.each([undefined, 'text/plain', 'text/json; charset=iso-8859-1', 'application/octet-stream'])(
    'is understood by what it sends, whatever type it calls that: %p',
    async (type) => {
      const { statistics, archive, backlog } = await reached(200, list, type);
      expect(await statistics.read('loadTimes', { fromMs: 1, untilMs: 2 }, token)).toMatchObject({
        outcome: 'succeeded',
        value: { records: [{ index: 1, loadS: 60, noLoadS: 30 }] },
      });
      expect(await archive.read('a.csv', token)).toEqual({ outcome: 'succeeded', value: new TextEncoder().encode(list) });
      expect((await backlog.day('2026-11-20', token)).samples.length).toBe(0);
    },
  );

  it('may answer a question with any status of success', async () => {
    const { statistics } = await reached(201, list, 'application/json');
    expect((await statistics.read('loadTimes', { fromMs: 1, untilMs: 2 }, token)).outcome).toBe('succeeded');
  });

  it.each([
    [200, 'OK', 'text/plain'],
    [200, 'Gespeichert', 'text/plain'],
    [200, '', undefined],
    [201, '{"saved":true}', 'application/json'],
    [204, '', undefined],
  ])('[SET-3] has saved settings and reset the think-green figures when it answers %i %p', async (status, text, type) => {
    const { settingsApi, stationCommands } = await reached(status, text, type);
    const values = unchangedSettings<'user'>(defaultSettings.user);
    expect(await settingsApi.save('user', values, token, 'de')).toEqual({ outcome: 'succeeded' });
    expect(await stationCommands.resetThinkGreen(token)).toEqual({ outcome: 'succeeded' });
  });

  it.each([
    [400, 'Der Rand ist zu breit.', 'text/plain', { outcome: 'refused', text: 'Der Rand ist zu breit.' }],
    [500, 'voll', undefined, { outcome: 'refused', text: 'voll' }],
    [404, '{"error":"Not Found"}', 'application/json', { outcome: 'failed' }],
    [200, '<!doctype html>', 'text/html', { outcome: 'failed' }],
    [302, 'OK', 'text/plain', { outcome: 'failed' }],
  ])('[SET-3] has not saved settings when it answers %i %p, and its words are why', async (status, text, type, outcome) => {
    const { settingsApi } = await reached(status, text, type);
    expect(await settingsApi.save('user', unchangedSettings<'user'>(defaultSettings.user), token, 'de')).toEqual(outcome);
  });

  it('[ACC-2] opens a session with no more than a token and settings: one that may read', async () => {
    const { sessionApi } = await reached(200, '{"token":"t","settings":{"user":{"start_page":"maintenance"}}}', 'application/json');
    expect(await sessionApi.login('a password')).toEqual({
      outcome: 'opened',
      open: { token: 't', session: { isAuthorized: true, canWrite: false, demoOnly: false }, isLevelReported: false },
      settings: { user: { startPage: 'maintenance' } },
    });
  });
});

describe('words of a station', () => {
  const saved = async (status: number, text: string, type = 'text/plain; charset=utf-8') => {
    const server = await localServer((_, response) => body(status, text, type)(response, ''));
    return httpPorts({ log: recordedLog(), origin: server.address }).settingsApi.changePassword('read', 'new password', token, 'de');
  };

  it.each([
    [200, 'OK', { outcome: 'succeeded' }],
    [200, 'OK\n', { outcome: 'succeeded' }],
    [200, 'Fehler beim Setzen', { outcome: 'refused', text: 'Fehler beim Setzen' }],
    [200, 'ok', { outcome: 'refused', text: 'ok' }],
    [400, ' zu kurz\nnoch eine Zeile ', { outcome: 'refused', text: 'zu kurz\nnoch eine Zeile' }],
    [403, 'Dazu fehlt das Recht.', { outcome: 'refused', text: 'Dazu fehlt das Recht.' }],
    [507, 'Der Speicher ist voll.', { outcome: 'refused', text: 'Der Speicher ist voll.' }],
    [401, 'Bitte melden Sie sich an.', { outcome: 'unauthorized' }],
    [200, '', { outcome: 'failed' }],
    [400, ' \n', { outcome: 'failed' }],
  ])('%i %p about something to be kept: only OK is success, any other words are why not', async (status, text, result) => {
    expect(await saved(status, text)).toEqual(result);
  });

  it('that nobody could read are not shown', async () => {
    expect(await saved(400, 'x'.repeat(70_000))).toEqual({ outcome: 'failed' });
    expect(await saved(400, page, 'text/html')).toEqual({ outcome: 'failed' });
  });

  it.each([
    ['wrongPassword', 401],
    ['tooMany', 429],
    ['failed', 500],
    ['failed', 403],
  ])('about a login mean %s for status %i', async (outcome, status) => {
    const server = await localServer((_, response) => body(status, refusal, 'application/json')(response, ''));
    expect(await httpPorts({ log: recordedLog(), origin: server.address }).sessionApi.login('x')).toEqual({ outcome });
  });
});

describe('a file', () => {
  it('has a known length only where the station promises that of what arrives', async () => {
    const zipped = gzipSync('a;b\n');
    const heads: Readonly<Record<string, OutgoingHttpHeaders>> = {
      '/archive/known.csv': { 'content-length': 4 },
      '/archive/streamed.csv': {},
      '/archive/zipped.csv': { 'content-length': zipped.length, 'content-encoding': 'gzip' },
    };
    const server = await localServer(({ url = '' }, response) => {
      response.writeHead(200, { 'content-type': 'TEXT/CSV; charset=utf-8', ...heads[url] });
      response.end(url.includes('zipped') ? zipped : 'a;b\n');
    });
    const { archive } = httpPorts({ log: recordedLog(), origin: server.address });
    const totalOf = async (name: string) => {
      const reported: (number | undefined)[] = [];
      const answer = await archive.read(name, token, { onProgress: ({ totalBytes }) => reported.push(totalBytes) });
      expect(answer).toMatchObject({ value: new TextEncoder().encode('a;b\n') });
      return reported;
    };
    expect(await Promise.all(['known.csv', 'streamed.csv', 'zipped.csv'].map(totalOf))).toEqual([[4], [undefined], [undefined]]);
  });

  it('states no progress of an answer that is no file', async () => {
    const server = await localServer((_, response) => body(404, refusal, 'application/json')(response, ''));
    const reported: unknown[] = [];
    await httpPorts({ log: recordedLog(), origin: server.address }).archive.read('x.csv', token, { onProgress: (of) => reported.push(of) });
    expect(reported).toEqual([]);
  });

  it('can be given up between two pieces', async () => {
    const server = await localServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 100 });
      response.write('a;b\n');
    });
    const ending = new AbortController();
    const { dayFiles } = httpPorts({ log: recordedLog(), origin: server.address });
    const answer = dayFiles.read('a.csv', token, { signal: ending.signal, onProgress: () => ending.abort() });
    expect(await answer).toEqual({ outcome: 'aborted' });
  });
});
