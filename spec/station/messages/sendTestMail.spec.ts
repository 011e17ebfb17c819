import { describe, expect, it, test } from '@jest/globals';
import { settingsProblems, type Settings, unchangedSettings } from '../../../core/settings/index.ts';
import type { Language } from '../../../i18n/index.ts';
import { sendTestMail } from '../../../station/messages/sendTestMail.ts';
import { freePort } from '../../freePort.ts';
import { mailServer } from '../../server/mails/mailServer.ts';
import { account, mailReceivers, settings as plain } from './messageFixture.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';

const password = 'mail-password-1';
const receivers = mailReceivers(
  { active: true, emailAddress: 'anton@plant.example', language: 'de' },
  { active: true, emailAddress: 'berta@plant.example', language: 'en' },
  { active: false, emailAddress: 'carla@plant.example' },
);

const send = (email: Partial<Settings['email']>, language: Language = 'de', secret: string | undefined = password) =>
  sendTestMail(
    {
      settings: () => ({ ...plain, email: { ...plain.email, account, receivers, ...email } }),
      secrets: { find: (name) => (name === 'email.account.userPassword' ? secret : undefined) },
      allowLocalGateway: false,
      faultTexts: (each) => productFaultTexts[each],
      monthFile: () => undefined,
      ca: testCertificate.cert,
    },
    language,
  );

describe('the test mail', () => {
  it.each([
    ['de', 'Die E-Mail wurde angenommen. Antwort des Servers: 250 taken as number 1'],
    ['en', "The e-mail was accepted. The server's answer: 250 taken as number 1"],
  ] as const)('goes to every active receiver, also while mails are off, with an answer in %s', async (language, answer) => {
    const server = await mailServer({ password });
    const email = { enabled: false, account: { ...account, smtpPort: server.port, userName: 'station', useStartTls: true } };
    expect(await send(email, language)).toEqual({ sent: true, answer });
    expect(server.taken.map(({ to, headers }) => [to, headers['subject']])).toEqual([
      [['anton@plant.example'], 'Werk Süd, Station 1: Test-E-Mail'],
      [['berta@plant.example'], 'Werk Süd, Station 1: test e-mail'],
    ]);
  });

  it('says in plain words why it was not taken, never with the password', async () => {
    const server = await mailServer({ password: 'another' });
    const email = { account: { ...account, smtpPort: server.port, userName: 'station' } };
    expect(await send(email, 'en')).toEqual({
      sent: false,
      answer: "The mail server 127.0.0.1 refuses the user name or password. The server's answer: 535",
    });
    const smtpPort = await freePort();
    expect(await send({ account: { ...account, smtpPort } })).toEqual({
      sent: false,
      answer: `Keine Verbindung zum Mailserver 127.0.0.1, Port ${smtpPort}.`,
    });
    expect(await send({ account: { ...account, smtpServer: 'no.such.host.invalid' } })).toEqual({
      sent: false,
      answer: 'Der Mailserver no.such.host.invalid wurde nicht gefunden.',
    });
  });

  test.each<[string, Partial<typeof account>]>([
    ['no server', { smtpServer: '' }],
    ['a server with a space', { smtpServer: 'mail .example' }],
    ['no port', { smtpPort: NaN }],
    ['a sender that is no address', { senderAddress: 'nobody' }],
  ])('is not sent with %s', async (_what, given) => {
    const email = { ...plain.email, account: { ...account, ...given }, receivers };
    const context = { zones: [], allowLocalGateway: false };
    expect(settingsProblems('email', unchangedSettings<'email'>({ ...email, enabled: true }), context)).not.toEqual([]);
    expect(await send(email)).toEqual({ sent: false, answer: 'Nicht alle Einstellungen sind gültig. Bitte prüfen!' });
  });

  it('needs a receiver', async () => {
    expect(await send({ receivers: mailReceivers() }, 'en')).toEqual({ sent: false, answer: 'No recipient is active.' });
  });
});
