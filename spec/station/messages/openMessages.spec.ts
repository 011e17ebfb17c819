import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { DatabaseSync } from 'node:sqlite';
import type { ActiveFault } from '../../../core/faults/index.ts';
import type { Settings } from '../../../core/settings/index.ts';
import { msPerDay, msPerMinute } from '../../../core/time/index.ts';
import { faultLogEntryOf } from '../../../station/faults/faultLogEntryOf.ts';
import { type Messages, type MessagesParts, openMessages } from '../../../station/messages/openMessages.ts';
import { outboxRepository } from '../../../adapters/sqlite/outboxRepository.ts';
import { secretRepository } from '../../../adapters/sqlite/secretRepository.ts';
import { fault, faultSample, morning } from '../faults/faultSample.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';
import { gatewayServer } from './gatewayServer.ts';
import { mailServer } from '../../server/mails/mailServer.ts';
import { account, mailReceivers, settings as plain, smsReceivers } from './messageFixture.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';

const password = 'mail-password-1';
const token = 'sms-token-1';
const everything = { active: true, sendMaintenance: true, sendWarnings: true, sendErrors: true };

const motor = fault(2, 65);
const filter = fault(3, 2);
const pressure = fault('master', 16);

const opened: Messages[] = [];
afterEach(async () => {
  for (const messages of opened.splice(0)) await messages.close();
});

interface Running extends Messages {
  readonly lines: string[];
  /** Says that these faults came. */
  come(...faults: readonly ActiveFault[]): void;
  waiting(): number;
}

/** Goes on between tasks alone, so that what happens in one task happens at one moment, however long it takes. */
let nowMs = Date.now();
const ticking = setInterval(() => (nowMs = Date.now()), 10);
afterAll(() => clearInterval(ticking));

/** What a station sends messages with, on the database of a folder. */
function run(settings: Settings, given: Partial<MessagesParts> = {}, database: DatabaseSync = openDatabase()): Running {
  const { log, lines } = logLines();
  const secrets = secretRepository(database, 'station');
  secrets.change(
    new Map([
      ['email.account.userPassword', password],
      ['sms.token', token],
    ]),
  );
  const repository = outboxRepository(database);
  const messages = openMessages({
    settings: () => settings,
    secrets,
    repository,
    clock: { nowMs: () => nowMs },
    log,
    allowLocalGateway: true,
    faultTexts: (language) => productFaultTexts[language],
    monthFile: () => undefined,
    ca: testCertificate.cert,
    collectMs: 50,
    ...given,
  });
  opened.push(messages);
  return {
    ...messages,
    lines,
    come(...faults) {
      const sample = faultSample(faults, morning);
      messages.report(
        faults.map((each) => faultLogEntryOf(each, sample)),
        sample,
      );
    },
    waiting: () => repository.all().length,
  };
}

const withMail = (smtpPort: number, receivers: Settings['email']['receivers'], given: Partial<typeof account> = {}): Settings => ({
  ...plain,
  email: { enabled: true, account: { ...account, smtpPort, ...given }, receivers },
});
const withSms = (gatewayUrl: string, receivers: Settings['sms']['receivers']): Settings => ({
  ...plain,
  sms: { enabled: true, gatewayUrl, token: { isSet: true }, receivers },
});
const berta = { ...everything, emailAddress: 'berta@plant.example' };

describe('mails about faults', () => {
  it('[SET-13] reach over mandatory TLS each receiver who asks for that severity, in his language', async () => {
    const server = await mailServer({ password });
    const receivers = mailReceivers(
      {
        active: true,
        emailAddress: 'anton@plant.example',
        language: 'de',
        sendErrors: true,
        salutation: 'Hallo Anton,',
        plantAddress: 'Tor 3',
      },
      { ...berta, language: 'en' },
      { ...everything, active: false, emailAddress: 'carla@plant.example' },
      { ...everything, sendErrors: false, sendWarnings: false, emailAddress: 'dora@plant.example' },
      { ...everything, emailAddress: 'no address' },
    );
    const messages = run(withMail(server.port, receivers, { useStartTls: true, userName: 'station' }));
    messages.come(pressure, motor);
    await until('two mails', () => server.taken.length === 2 && messages.waiting() === 0);
    const [anton, english] = ['anton@plant.example', 'berta@plant.example'].map((to) => server.taken.find((mail) => mail.to[0] === to));
    expect([anton?.isSecure, anton?.user, english?.isSecure]).toEqual([true, 'station', true]);
    expect([anton?.to, english?.to]).toEqual([['anton@plant.example'], ['berta@plant.example']]);
    expect(anton?.headers['subject']).toBe('Werk Süd, Station 1: Störung, Verdichter 2: Motorschutz ausgelöst');
    for (const part of [
      'Hallo Anton,',
      'Datum: 20.11.2026',
      'Uhrzeit: 09:00:00',
      'Störung: E066 Motorschutz ausgelöst',
      'Verdichter Nr.: 2, K2 Halle A',
      'Typ: S 75 F',
      'Adresse: Tor 3',
      'Zustand der Station am 20.11.2026 09:00:00 (Zeitzone Europe/Berlin)',
      'Ansprechpartner im Service: Erika Muster',
      'Telefon: +49 30 1234567',
    ]) {
      expect(anton?.text.split('\n')).toContain(part);
    }
    expect(anton?.text).not.toContain('Netzdruck unter');
    expect(english?.headers['subject']).toBe('Werk Süd, Station 1: Error, Compressor 2: Motor overload tripped (+1)');
    expect(english?.text).toContain('Warning: W117 Network pressure below minimum');
    expect(english?.text).toContain('Address: Hallenweg 3, 12345 Musterstadt');
  });

  it('[LIMIT-2] say of a violated limit the value and the limit, in the units and the language of their receiver', async () => {
    const server = await mailServer();
    const units = { ...plain.units, pressure: 'psi' } as const;
    const messages = run({ ...withMail(server.port, mailReceivers({ ...berta, language: 'en' })), units });
    const words = { de: 'Netzdruck über dem Grenzwert', en: 'Network pressure above its limit' };
    messages.come({ ...fault('limits', 17), words, reading: { quantity: 'pressure', value: 8.46, limit: 8 } });
    await until('a mail', () => server.taken.length > 0);
    expect(server.taken[0]?.headers['subject']).toContain('Warning, Measuring points: Network pressure above its limit');
    expect(server.taken[0]?.text).toContain(
      'Warning: W218 Network pressure above its limit\nReported by: Measuring points\nValue: 122.7\u00a0psi\nLimit: 116.0\u00a0psi',
    );
  });

  it('are one for the faults of a short time', async () => {
    const server = await mailServer();
    const messages = run(withMail(server.port, mailReceivers(berta)), { collectMs: 200 });
    messages.come(pressure);
    messages.come(motor, filter);
    await until('a mail', () => server.taken.length > 0 && messages.waiting() === 0);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.text.match(/^(Störung|Warnung|Wartung): .*$/gm)).toEqual([
      'Warnung: W117 Netzdruck unter dem Mindestwert',
      'Störung: E066 Motorschutz ausgelöst',
      'Wartung: M003 Ölfilter wechseln',
    ]);
    messages.come(fault(1, 64));
    await until('another mail', () => server.taken.length === 2);
  });

  it('are not sent while mails are off', () => {
    const settings = withMail(1, mailReceivers(berta));
    const messages = run({ ...settings, email: { ...settings.email, enabled: false } });
    messages.come(motor);
    expect(messages.waiting()).toBe(0);
  });

  it('say a fault that comes and goes once in a while, not each time', async () => {
    const server = await mailServer();
    const settings = withMail(server.port, mailReceivers(berta));
    const seldom = run(settings, { collectMs: 0 });
    for (let i = 0; i < 5; i++) seldom.come(motor);
    await until('a mail', () => server.taken.length === 1 && seldom.waiting() === 0);
    expect(server.taken[0]?.text.match(/Motorschutz ausgelöst/g)).toHaveLength(1);
    const often = run(settings, { repeatAfterMs: 0 });
    for (let i = 0; i < 5; i++) often.come(motor);
    await until('a mail', () => server.taken.length === 2 && often.waiting() === 0);
    expect(server.taken[1]?.text.match(/Motorschutz ausgelöst/g)).toHaveLength(5);
  });
});

describe('a mail that a server does not take at first', () => {
  it('is sent later, once, over restarts of the station and of the server, as the same message', async () => {
    const folder = temporaryFolder();
    let nowMs = morning.atMs;
    const clock = { nowMs: () => nowMs };
    let isBusy = true;
    const server = await mailServer({ refuse: () => (isBusy ? { code: 451, words: 'come back later' } : undefined) });
    const settings = withMail(server.port, mailReceivers(berta));

    const first = run(settings, { clock, collectMs: msPerMinute }, openDatabase(folder));
    first.come(motor);
    expect(first.waiting()).toBe(1);
    await first.close();

    nowMs += msPerMinute;
    const second = run(settings, { clock }, openDatabase(folder));
    await until('an attempt', () => second.lines.length === 1);
    expect(second.lines[0]).toBe(
      'mail to receiver 1 not sent, next attempt in 1 min: The mail server 127.0.0.1 does not accept the e-mail. ' +
        "The server's answer: 451 come back later",
    );
    expect([second.isFailing('mail'), second.isFailing('sms')]).toEqual([true, false]);
    await second.close();

    isBusy = false;
    nowMs += msPerMinute;
    const third = run(settings, { clock }, openDatabase(folder));
    await until('the mail', () => third.waiting() === 0);
    expect([third.isFailing('mail'), third.lines]).toEqual([false, ['mail to receiver 1 sent']]);
    await third.close();

    nowMs += msPerDay;
    const fourth = run(settings, { clock }, openDatabase(folder));
    fourth.come(pressure);
    nowMs += msPerMinute;
    fourth.come(filter);
    await until('the next mail', () => server.taken.length === 2);
    expect(server.taken.map(({ headers }) => headers['subject'])).toEqual([
      'Werk Süd, Station 1: Störung, Verdichter 2: Motorschutz ausgelöst',
      'Werk Süd, Station 1: Warnung, Hauptsteuerung: Netzdruck unter dem Mindestwert (+1)',
    ]);
    expect(new Set(server.taken.map(({ headers }) => headers['message-id'])).size).toBe(2);
  });

  it('keeps its message id over its attempts', async () => {
    const ids: (string | undefined)[] = [];
    let nowMs = morning.atMs;
    const server = await mailServer();
    const tried = await mailServer({
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          ids.push(/^message-id: (.*)$/im.exec(text)?.[1]);
          done(Object.assign(new Error('later'), { responseCode: 451 }));
        });
      },
    });
    let settings = withMail(tried.port, mailReceivers(berta));
    const messages = run(settings, { clock: { nowMs: () => nowMs }, collectMs: 0, settings: () => settings });
    messages.come(motor);
    await until('an attempt', () => ids.length === 1 && messages.isFailing('mail'));
    settings = withMail(server.port, mailReceivers(berta));
    nowMs += msPerMinute;
    messages.come(pressure);
    await until('the mails', () => server.taken.length === 2);
    expect(server.taken.map(({ headers }) => headers['message-id'])).toContain(ids[0]);
  });

  it('is dropped when its receiver is taken out of the settings', async () => {
    const server = await mailServer();
    let settings = withMail(server.port, mailReceivers(berta));
    const messages = run(settings, { settings: () => settings });
    messages.come(motor);
    settings = withMail(server.port, mailReceivers({ ...berta, emailAddress: 'new@plant.example' }));
    await until('no mail', () => messages.waiting() === 0);
    expect(messages.lines).toEqual(['mail to receiver 1 dropped: the settings no longer have this receiver']);
    expect(server.taken).toEqual([]);
  });

  it('says neither log nor database the password, nor the log an address', async () => {
    const server = await mailServer({ password: 'another' });
    const database = openDatabase();
    const messages = run(withMail(server.port, mailReceivers(berta), { userName: 'station' }), {}, database);
    messages.come(motor);
    await until('an attempt', () => messages.isFailing('mail'));
    expect(server.logins).toEqual(['station']);
    expect(messages.lines).toEqual([expect.stringContaining('refuses the user name or password')]);
    expect(messages.lines.join()).not.toMatch(new RegExp(`${password}|berta`));
    expect(JSON.stringify(outboxRepository(database).all())).not.toContain(password);
  });
});

describe('text messages about faults', () => {
  it('[SET-15] reach through the gateway each number that asks for that severity, in its language', async () => {
    const gateway = await gatewayServer();
    const receivers = smsReceivers(
      { ...everything, number: '+491701234567', language: 'en' },
      { active: true, number: '017098765', language: 'de', sendErrors: true, sendWarnings: false, sendMaintenance: false },
      { ...everything, active: false, number: '+49111' },
      { ...everything, number: 'nobody' },
    );
    const messages = run(withSms(gateway.url, receivers));
    messages.come(pressure, motor);
    await until('two calls', () => gateway.calls.length === 2 && messages.waiting() === 0);
    const sent = gateway.calls.map(({ url }) => new URL(url!, 'https://gateway.test').searchParams);
    expect(new Map(sent.map((asked) => [asked.get('to'), asked.get('text')]))).toEqual(
      new Map([
        [
          '+491701234567',
          'Werk Süd, Station 1, 2026-11-20 09:00:00: Error Compressor 2: Motor overload tripped; ' +
            'Warning Master control: Network pressure below minimum',
        ],
        ['017098765', 'Werk Süd, Station 1, 20.11.2026 09:00:00: Störung Verdichter 2: Motorschutz ausgelöst'],
      ]),
    );
    for (const call of gateway.calls) expect(call).toMatchObject({ method: 'POST', authorization: `Bearer ${token}` });
  });

  it('go out while the mail server hangs', async () => {
    const hanging = await mailServer({ onConnect: () => undefined });
    const gateway = await gatewayServer();
    const settings = {
      ...withMail(hanging.port, mailReceivers(berta)),
      sms: withSms(gateway.url, smsReceivers({ ...everything, number: '+49170' })).sms,
    };
    const messages = run(settings);
    messages.come(motor);
    await until('a call', () => gateway.calls.length === 1);
    await until('only the mail', () => messages.waiting() === 1);
  });

  it('wait and are tried again when the gateway refuses, without a secret in the log', async () => {
    let nowMs = morning.atMs;
    let isDown = true;
    const gateway = await gatewayServer((response) => {
      response.statusCode = isDown ? 503 : 200;
      response.end(`busy, ${token}`);
    });
    const settings = withSms(gateway.url, smsReceivers({ ...everything, number: '+49170' }));
    const messages = run(settings, { clock: { nowMs: () => nowMs }, collectMs: 0 });
    messages.come(motor);
    await until('an attempt', () => messages.isFailing('sms'));
    isDown = false;
    nowMs += msPerMinute;
    messages.come(pressure);
    await until('both', () => messages.waiting() === 0);
    expect(gateway.calls).toHaveLength(3);
    expect(messages.lines[0]).toBe('sms to receiver 1 not sent, next attempt in 1 min: the gateway answers with status 503');
    expect(messages.lines.join()).not.toMatch(new RegExp(`${token}|49170`));
  });
});
