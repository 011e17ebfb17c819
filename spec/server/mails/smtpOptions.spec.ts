import { describe, expect, it, test } from '@jest/globals';
import { smtpOptions } from '../../../server/mails/smtpOptions.ts';

const account = { smtpServer: 'mail.example', smtpPort: 587, userName: '', senderAddress: '', useStartTls: true };
const optionsOf = (given: Partial<typeof account>, more: { readonly password?: string; readonly ca?: string } = {}) =>
  smtpOptions({ account: { ...account, ...given }, password: more.password, ca: more.ca });

describe('the way to a mail server', () => {
  test.each([
    [465, true, { secure: true, requireTLS: true, tls: { rejectUnauthorized: true } }],
    [465, false, { secure: true, requireTLS: false, tls: { rejectUnauthorized: true } }],
    [587, true, { secure: false, requireTLS: true, tls: { rejectUnauthorized: true } }],
    [587, false, { secure: false, requireTLS: false, tls: { rejectUnauthorized: false } }],
    [466, false, { secure: false, requireTLS: false, tls: { rejectUnauthorized: false } }],
  ])('by port %d, with STARTTLS %p, is %j', (smtpPort, useStartTls, expected) => {
    expect(optionsOf({ smtpPort, useStartTls })).toMatchObject({ host: 'mail.example', port: smtpPort, ...expected });
  });

  it('has a login where there is a user, and certificates where some are given', () => {
    expect(optionsOf({}, { password: 'p' })).not.toHaveProperty('auth');
    expect(optionsOf({ userName: 'u' }, { password: 'p' }).auth).toEqual({ user: 'u', pass: 'p' });
    expect(optionsOf({ userName: 'u' }).auth).toEqual({ user: 'u', pass: '' });
    expect(optionsOf({}, { ca: 'PEM' }).tls).toEqual({ rejectUnauthorized: true, ca: 'PEM' });
  });

  it('waits no longer than half a minute, takes no endless answer, and reads no file or address that a text names', () => {
    const { connectionTimeout, greetingTimeout, socketTimeout, dnsTimeout, ...rest } = optionsOf({});
    expect([dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout]).toEqual([10_000, 15_000, 15_000, 30_000]);
    expect(rest).toMatchObject({ maxResponseSize: 65_536, disableFileAccess: true, disableUrlAccess: true });
  });
});
