import type { SMTPTransportOptions } from 'nodemailer';
import type { EmailAccount } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';

/** A mail server and who logs in there, without the secret. */
export type SmtpAccount = Omit<EmailAccount, 'userPassword'>;

/** An account with the secret that settings only show as set. */
export interface MailAccount {
  readonly account: SmtpAccount;
  /** Undefined when none is set. */
  readonly password: string | undefined;
  /** Certificates in PEM that are trusted instead of the runtime's. */
  readonly ca?: string | undefined;
}

const implicitTlsPort = 465;
const longestAnswerBytes = 65_536;

/**
 * How to connect: TLS from the start on port 465, or by STARTTLS where that is asked for, in both cases with a certificate that must be
 * valid and without falling back; else TLS of any certificate where the server offers it. Logs in when there is a user name.
 */
export function smtpOptions({ account, password, ca }: MailAccount): SMTPTransportOptions {
  const { smtpServer, smtpPort, userName, useStartTls } = account;
  const secure = smtpPort === implicitTlsPort;
  const mustBeValid = secure || useStartTls;
  return {
    host: smtpServer,
    port: smtpPort,
    secure,
    requireTLS: useStartTls,
    tls: { rejectUnauthorized: mustBeValid, ...(ca === undefined ? {} : { ca }) },
    ...(userName === '' ? {} : { auth: { user: userName, pass: password ?? '' } }),
    connectionTimeout: 15 * msPerSecond,
    greetingTimeout: 15 * msPerSecond,
    socketTimeout: 30 * msPerSecond,
    dnsTimeout: 10 * msPerSecond,
    maxResponseSize: longestAnswerBytes,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
