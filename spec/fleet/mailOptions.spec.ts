import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf } from '../../fleet/config/FleetConfig.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';

const mailOf = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => configOf(['--embedded', ...args], env)?.mail;

describe('the mail server of a fleet', () => {
  it('[FLEET-3] is none unless one is given; then its certificate has to be valid, unless it is said that it need not be', () => {
    expect(mailOf([])).toBeUndefined();
    const account = { smtpServer: 'mail.acme.example', smtpPort: 587, useStartTls: true, userName: '', senderAddress: '' };
    expect(mailOf(['--smtp-host', 'mail.acme.example'])).toEqual({
      ...{ account: { account, password: undefined, ca: undefined }, publicUrl: undefined },
    });
    expect(mailOf(['--smtp-host', 'localhost', '--smtp-port', '25', '--smtp-plain'])?.account.account).toMatchObject({
      ...{ smtpPort: 25, useStartTls: false },
    });
  });

  it('[FLEET-3] has its password from a variable or the first line of a file', () => {
    const file = join(temporaryFolder(), 'password');
    writeFileSync(file, 'from a file\nmore');
    const host = ['--smtp-host', 'mail.acme.example', '--smtp-user', 'fleet'];
    expect(mailOf(host, { PRESSLUFT_SMTP_PASSWORD: 'from a variable' })?.account.password).toBe('from a variable');
    expect(mailOf([...host, '--smtp-password-file', file])?.account.password).toBe('from a file');
  });

  it('[FLEET-3] writes links to the address that it is given', () => {
    expect(mailOf(['--smtp-host', 'm.example', '--public-url', 'https://Fleet.example:8443/'])?.publicUrl).toBe(
      'https://fleet.example:8443',
    );
  });

  it.each([
    [['--smtp-user', 'fleet'], 'mails need --smtp-host'],
    [['--smtp-host', 'm.example', '--smtp-password', 'a', '--smtp-password-file', 'b'], 'are for the same'],
    [['--smtp-host', 'm.example', '--smtp-password-file', '/nowhere'], 'cannot read the password of the mail server /nowhere'],
    [['--smtp-host', 'm.example', '--smtp-ca', '/nowhere'], 'cannot read the certificates of the mail server /nowhere'],
    [['--smtp-host', 'm.example', '--smtp-sender', 'nobody'], '--smtp-sender'],
    [['--smtp-host', 'm.example', '--public-url', 'ftp://fleet.example'], '--public-url'],
    [['--smtp-host', 'm.example', '--public-url', 'https://fleet.example/below'], '--public-url'],
  ])('is refused with %j', (args, reason) => {
    expect(() => mailOf(args)).toThrow(reason);
  });
});
