import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultBitIndex } from '../../core/faults/index.ts';
import { signedHeaders } from '../../station/north/signedPost.ts';
import { itWith } from '../machine/itWhere.ts';
import { type RunningStation, startStation } from '../station/startStation.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { until } from '../station/until.ts';

const page = readFileSync('docs/north.md', 'utf8');
const parts = page.split(/^## /m);

/** The code of a section, in a language. */
function example(section: string, language: string): string {
  const text = parts.find((part) => part.startsWith(`${section}\n`)) ?? '';
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(text)![1]!;
}

const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;
const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

describe('the examples of "Get the data out"', () => {
  let station: RunningStation;
  let env: Record<string, string>;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    // starting a program may take longer than a plant may be silent
    station = await startStation({ silentAfterS: 3600 });
    const token = station.access.programTokens.make('docs')!;
    env = { PATH: process.env['PATH']!, STATION: station.address, TOKEN: token, KEY: key, PORT: '0' };
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await station.close();
  });

  function started(command: string, ...args: readonly string[]) {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    const heard = { text: '', isOver: false };
    child.stdout.setEncoding('utf8').on('data', (part: string) => (heard.text += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (heard.text += part));
    child.on('close', () => (heard.isOver = true));
    return { heard, stop: () => child.kill('SIGKILL') };
  }
  function inFile(name: string, code: string): string {
    const file = join(temporaryFolder(), name);
    writeFileSync(file, code);
    return file;
  }
  /** What each says of a sample and of a fault that comes and ends after it began. */
  async function followsThePlant({ heard, stop }: ReturnType<typeof started>, wanted: readonly (string | RegExp)[]): Promise<void> {
    const [live, came, ended] = wanted;
    const says = (what: string | RegExp | undefined) => new RegExp(what ?? '').test(heard.text);
    station.source.push({ faults: [] });
    await until(`values of: ${heard.text}`, () => says(live) || heard.isOver);
    station.source.push({ faults: [fault] });
    station.source.push({ faults: [] });
    await until('both events', () => (says(came) && says(ended)) || heard.isOver);
    expect([says(live), says(came), says(ended), heard.text]).toEqual([true, true, true, expect.any(String)]);
    stop();
  }

  itWith('curl')('[NORTH-4] with curl ask and listen', async () => {
    station.source.push({ faults: [] });
    const { heard } = started('sh', '-c', example('Ask', 'sh'));
    await until('the answer', () => heard.isOver);
    expect(JSON.parse(heard.text)).toMatchObject({ heard: true, plant: { protocol: 1 } });
    await followsThePlant(started('sh', '-c', `exec ${example('Listen', 'sh')}`), ['"heard":true', '"came":true', '"came":false']);
  });

  itWith('python3')('[NORTH-4] in Python listen', async () => {
    const listening = started('python3', inFile('listen.py', example('Listen', 'python')));
    await followsThePlant(listening, [/^pressure \d/m, /^came E073 ./m, /^ended E073 ./m]);
  });

  it('[NORTH-4] in Node listen', async () => {
    const listening = started(process.execPath, inFile('listen.mjs', example('Listen', 'js')));
    await followsThePlant(listening, [/^pressure \d/m, /^came E073 ./m, /^ended E073 ./m]);
  });

  it('[NORTH-4] in Node take a signed call, and no other', async () => {
    const { heard } = started(process.execPath, inFile('receive.mjs', example('Webhook', 'js')));
    await until('that it listens', () => /listening on \d+/.test(heard.text) || heard.isOver);
    const port = /listening on (\d+)/.exec(heard.text)![1]!;
    const body = example('Webhook', 'json');
    const { id } = JSON.parse(body) as { readonly id: string };
    const headers = signedHeaders({ id, body }, key, Date.now());
    const post = async (sent: Readonly<Record<string, string>>, text = body) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: sent, body: text })).status;
    const old = signedHeaders({ id, body }, key, Date.now() - 3_600_000);
    expect([await post(headers), await post(headers, body.replace('true', 'false')), await post({}), await post(old)]).toEqual([
      204, 401, 401, 401,
    ]);
    // what it prints comes another way than its answers
    await until('its word', () => heard.text.includes('fault.came E073 Wrong direction of rotation') || heard.isOver);
    expect(heard.text).toContain('fault.came E073 Wrong direction of rotation');
  });
});
