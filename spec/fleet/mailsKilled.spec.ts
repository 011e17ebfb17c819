import { afterAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { fleetStore, openServerDatabase } from '../../adapters/postgres/index.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { programFile } from '../programFile.ts';
import { mailServer } from '../server/mails/mailServer.ts';
import { until } from '../station/until.ts';

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function fleetProcess(databaseUrl: string, smtpPort: number): ChildProcess {
  const args = [
    '--port',
    '0',
    '--smtp-host',
    '127.0.0.1',
    '--smtp-port',
    String(smtpPort),
    '--smtp-plain',
    '--smtp-sender',
    'fleet@acme.example',
  ];
  const child = spawn(process.execPath, [programFile('fleet'), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], PRESSLUFT_DATABASE: databaseUrl },
  });
  running.add(child);
  void once(child, 'close').then(() => running.delete(child));
  return child;
}

it('[FLEET-3] a mail comes again with the same name when its process was killed between hand-over and commit, and once with two that live', async () => {
  const databaseUrl = await (await postgresServer()).newDatabase();
  const store = fleetStore(await openServerDatabase(databaseUrl, { warn: () => undefined }));
  const { admin, people, mails, ingest } = store;
  await admin.addOrganisation({ id: 'acme', name: 'Acme' });
  const hash = Buffer.alloc(32, 1);
  await admin.addLeave({ codeHash: hash, operator: 'acme', owner: 'acme', expiresMs: 1, uses: 1 });
  const enrolled = { codeHash: hash, tokenHash: hash, newId: 's1', installation: 'i', name: 'Hall 1', software: '1.0', nowMs: 0 };
  const station = (await ingest.enrol(enrolled))!;
  const person = { newId: randomUUID(), email: 'uta@acme.example', name: 'Uta', organisation: 'acme', role: 'viewer' as const };
  const { account } = await people.savePerson(person);
  const choice = { kinds: ['silent' as const], language: 'en' as const, silentAfterMin: 15, digestWeekday: 1, zone: 'UTC' };
  await mails.saveChoice(account, choice, '2026-11-16');
  const notices = [{ account, notices: [{ kind: 'silent' as const, station, atMs: 1 }] }];
  const nothing = { upSinceMs: Date.now(), remembered: [], forgotten: [], digests: [] };
  const newMail = () => mails.sweep(Date.now(), 0, () => ({ ...nothing, notices }));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = async () => (await client.query('SELECT 1 FROM outbox')).rowCount;

  let killed: ChildProcess | undefined;
  let handedOver = false;
  const smtp = await mailServer({
    // the mail is whole at the server by now, and its answer comes too late
    refuse: () => {
      handedOver = true;
      killed?.kill('SIGKILL');
      return undefined;
    },
  });
  await newMail();
  killed = fleetProcess(databaseUrl, smtp.port);
  const over = once(killed, 'close');
  await until('the first mail', () => handedOver);
  await over;
  killed = undefined;
  expect(smtp.taken).toHaveLength(1);
  expect(await waiting()).toBe(1);

  // its lease is over
  await client.query('UPDATE outbox SET next_ms = 0');
  const both = [fleetProcess(databaseUrl, smtp.port), fleetProcess(databaseUrl, smtp.port)];
  await until('the second mail', () => smtp.taken.length > 1);
  const [first, second] = smtp.taken.map(({ headers }) => headers['message-id']);
  expect(second).toBe(first);
  while ((await waiting()) !== 0) await new Promise((done) => setImmediate(done));
  for (const child of both) {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }
  expect(smtp.taken).toHaveLength(2);
  await client.end();
  await store.close();
});
