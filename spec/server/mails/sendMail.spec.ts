import { afterEach, describe, expect, it, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { EmailAccount } from '../../../core/settings/index.ts';
import { type MailResult, sendMail } from '../../../server/mails/sendMail.ts';
import { freePort } from '../../freePort.ts';
import { lacks } from '../../machine/itWhere.ts';
import { mailServer, type MailServerOptions } from './mailServer.ts';
import { account } from '../../station/messages/messageFixture.ts';
import { testCertificate } from './testCertificate.ts';

const mail = { id: 'e1', to: 'receiver@plant.example', subject: 'Störung', text: 'Zustand: 7,1 bar\n' };
const never = new AbortController().signal;
const secret = 'pass word: ä1';

interface Account extends Partial<EmailAccount> {
  readonly password?: string;
  readonly ca?: string;
}

const send = ({ password, ca = testCertificate.cert, ...given }: Account, signal = never): Promise<MailResult> =>
  sendMail({ account: { ...account, ...given }, password, ca }, mail, signal);

describe('a mail that a server takes', () => {
  it('arrives as it was written, with the words of the server as the answer', async () => {
    const server = await mailServer();
    expect(await send({ smtpPort: server.port })).toEqual({ isSent: true, answer: '250 taken as number 1' });
    const [taken] = server.taken;
    expect(taken).toMatchObject({
      from: 'station@plant.example',
      to: ['receiver@plant.example'],
      text: 'Zustand: 7,1 bar\n',
      user: undefined,
    });
    expect(taken?.headers).toMatchObject({
      from: 'station@plant.example',
      to: 'receiver@plant.example',
      subject: 'Störung',
      'message-id': '<e1@plant.example>',
      'auto-submitted': 'auto-generated',
    });
    expect(Date.parse(taken?.headers['date'] ?? '')).not.toBeNaN();
  });

  test.each<[string, Partial<EmailAccount>, string]>([
    ['the sender that was set', { senderAddress: 'one@plant.example', userName: 'two@plant.example' }, 'one@plant.example'],
    ['else a user name that is an address', { senderAddress: '', userName: 'two@plant.example' }, 'two@plant.example'],
    ['else one at the mail server', { senderAddress: '', userName: 'c' }, 'pressluft@[127.0.0.1]'],
  ])('comes from %s', async (_who, given, from) => {
    const server = await mailServer({ password: secret });
    expect(await send({ ...given, smtpPort: server.port, password: secret })).toMatchObject({ isSent: true });
    expect(server.taken.map((taken) => taken.from)).toEqual([from]);
  });

  it('comes after a login where there is a user name, and only there', async () => {
    const server = await mailServer({ password: secret, authOptional: true });
    await send({ smtpPort: server.port });
    await send({ smtpPort: server.port, userName: 'station', password: secret });
    expect(server.taken.map(({ user }) => user)).toEqual([undefined, 'station']);
    expect(server.logins).toEqual(['station']);
  });
});

describe('the way to a mail server', () => {
  test.each<[string, Partial<EmailAccount>, MailServerOptions, boolean]>([
    ['by STARTTLS where it is asked for', { useStartTls: true }, {}, true],
    ['by TLS where the server offers it', { useStartTls: false }, {}, true],
    ['without TLS where neither wants it', { useStartTls: false }, { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, false],
  ])('is gone %s', async (_how, given, options, isSecure) => {
    const server = await mailServer(options);
    expect(await send({ ...given, smtpPort: server.port })).toMatchObject({ isSent: true });
    expect(server.taken.map((taken) => taken.isSecure)).toEqual([isSecure]);
  });

  it('[SET-13] is TLS from the start on port 465', async () => {
    let server;
    try {
      server = await mailServer({ port: 465, secure: true });
    } catch {
      lacks(false, 'the right to listen on port 465');
      return;
    }
    expect(await send({ smtpPort: 465 })).toMatchObject({ isSent: true });
    expect(await send({ smtpPort: 465, ca: '' })).toEqual({ isSent: false, fault: 'noTls', answer: '' });
    expect(server.taken.map((taken) => taken.isSecure)).toEqual([true]);
  });

  const noTls = { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], password: secret, allowInsecureAuth: true };
  test.each<[string, Account, MailServerOptions]>([
    ['does not know STARTTLS', {}, noTls],
    ['refuses STARTTLS', {}, { ...noTls, hideSTARTTLS: false }],
    ['has a certificate that nobody vouches for', { ca: '' }, { password: secret }],
    ['has the certificate of another name', { smtpServer: 'localhost' }, { password: secret }],
  ])(
    '[SET-13] is not gone where STARTTLS is asked for and the server %s: neither password nor mail leave the station',
    async (_why, given, options) => {
      const server = await mailServer(options);
      const result = await send({ ...given, smtpPort: server.port, useStartTls: true, userName: 'station', password: secret });
      expect(result).toMatchObject({ isSent: false, fault: 'noTls' });
      expect([server.taken, server.logins]).toEqual([[], []]);
    },
  );

  it('is gone with any certificate where TLS is not asked for', async () => {
    const server = await mailServer();
    expect(await send({ smtpPort: server.port, ca: '' })).toMatchObject({ isSent: true });
    expect(server.taken.map((taken) => taken.isSecure)).toEqual([true]);
  });
});

const sockets = new Set<Socket>();
const talkers: Server[] = [];
afterEach(() => {
  for (const server of talkers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** A server that says what it likes; closed after the spec. */
async function talker(onConnect: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnect(socket);
  });
  talkers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a mail that is not taken', () => {
  it('says the fault and the words of the server, never the password', async () => {
    const server = await mailServer({ password: 'another' });
    const result = await send({ smtpPort: server.port, userName: 'station', password: secret });
    expect(result).toEqual({ isSent: false, fault: 'noLogin', answer: '535' });
    const locked = Object.assign(new Error('account locked'), { responseCode: 535 });
    const another = await mailServer({ password: 'x', onAuth: (_auth, _session, done) => done(locked) });
    const answer = '535 account locked';
    expect(await send({ smtpPort: another.port, userName: 'station', password: secret })).toEqual({
      isSent: false,
      fault: 'noLogin',
      answer,
    });
  });

  test.each<[string, MailServerOptions, string]>([
    ['the mail for now', { refuse: () => ({ code: 451, words: 'later' }) }, '451 later'],
    ['the mail for good', { refuse: () => ({ code: 554, words: 'spam' }) }, '554 spam'],
    ['the sender', { onMailFrom: (_from, _session, done) => done(new Error('unknown sender')) }, '550 unknown sender'],
    ['the receiver', { onRcptTo: (_to, _session, done) => done(new Error('unknown receiver')) }, '550 unknown receiver'],
  ])('because the server refuses %s', async (_what, options, answer) => {
    const server = await mailServer(options);
    expect(await send({ smtpPort: server.port })).toEqual({ isSent: false, fault: 'refused', answer });
    expect(server.taken).toEqual([]);
  });

  it('because there is no server', async () => {
    expect(await send({ smtpPort: await freePort() })).toEqual({ isSent: false, fault: 'noConnection', answer: '' });
    expect(await send({ smtpServer: 'no.such.host.invalid' })).toEqual({ isSent: false, fault: 'noServer', answer: '' });
  });

  it('because the server hangs up or talks nonsense', async () => {
    expect(await send({ smtpPort: await talker((socket) => socket.end()) })).toMatchObject({ isSent: false, fault: 'noConnection' });
    const nonsense = await talker((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await send({ smtpPort: nonsense })).toMatchObject({ isSent: false });
    const flood = await talker((socket) => {
      const pour = () => {
        while (socket.writable && socket.write('220-x'.repeat(10_000))) continue;
      };
      socket.on('drain', pour);
      pour();
    });
    expect(await send({ smtpPort: flood })).toMatchObject({ isSent: false });
  });

  it('is given up at once when the station ends, however the server hangs', async () => {
    for (const greeting of ['', '220 test\r\n']) {
      const stop = new AbortController();
      const port = await talker((socket) => {
        socket.write(greeting);
        socket.once('data', () => stop.abort());
        if (greeting === '') stop.abort();
      });
      expect(await send({ smtpPort: port }, stop.signal)).toEqual({ isSent: false, fault: 'tooSlow', answer: '' });
    }
  });
});

describe('a hostile text', () => {
  const hostile = 'Halle\r\nBcc: victim@other.example\r\n\r\n.\r\nRCPT TO:<victim@other.example>\r\n';
  it.each([
    ['subject', { subject: hostile, text: 'x\n' }],
    ['text', { subject: 'x', text: `${hostile}\n.\n..\n` }],
    ['id', { subject: 'x', text: 'x\n', id: `1>\r\nBcc: victim@other.example\r\n` }],
  ])('in the %s adds no header and no receiver', async (_where, given) => {
    const server = await mailServer();
    const harmless = await sendMail({ account: { ...account, smtpPort: server.port }, password: undefined }, mail, never);
    const result = await sendMail({ account: { ...account, smtpPort: server.port }, password: undefined }, { ...mail, ...given }, never);
    expect([harmless, result]).toEqual([harmless, harmless]);
    const [first, second] = server.taken;
    expect(second?.to).toEqual(['receiver@plant.example']);
    expect(second?.headerNames).toEqual(first?.headerNames);
    expect(second?.text.replaceAll('\r', '')).toBe(given.text.replaceAll('\r', ''));
  });

  it('in the address sends nothing', async () => {
    const server = await mailServer();
    const from = { account: { ...account, smtpPort: server.port }, password: undefined };
    for (const to of ['one@plant.example\r\nRCPT TO:<victim@other.example>', 'one@plant.example>, <victim@other.example', '']) {
      expect(await sendMail(from, { ...mail, to }, never)).toMatchObject({ isSent: false });
    }
    expect(server.taken).toEqual([]);
  });
});
