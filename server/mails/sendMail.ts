import { isIP } from 'node:net';
import { createTransport, type NodemailerError } from 'nodemailer';
import { isEmailAddress } from '../../core/settings/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { plainLine } from '../text/plainLine.ts';
import { type MailAccount, type SmtpAccount, smtpOptions } from './smtpOptions.ts';
import { withoutSecret } from '../text/withoutSecret.ts';

/** What failed: the name is unknown, no connection, too slow, no secure connection, login refused, mail refused, anything else. */
export type MailFault = 'noServer' | 'noConnection' | 'tooSlow' | 'noTls' | 'noLogin' | 'refused' | 'other';

/** Whether a mail server took a mail, and its own words; empty when it said nothing. */
export type MailResult =
  { readonly isSent: true; readonly answer: string } | { readonly isSent: false; readonly fault: MailFault; readonly answer: string };

/** Words of a mail. */
export interface MailText {
  readonly subject: string;
  /** Plain text, lines end in LF. */
  readonly text: string;
}

/** A PDF file that a mail brings. */
export interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail on its way. */
export interface Mail extends MailText {
  /** Stays the same over attempts, so that a second copy is recognised. */
  readonly id: string;
  readonly to: string;
  readonly file?: MailFile | undefined;
}

/** A server that answers, but too slowly, is given up after so long. */
const longestSendMs = 2 * msPerMinute;
const longestAnswer = 300;

const faultsByCode: Readonly<Record<string, MailFault>> = {
  EDNS: 'noServer',
  ECONNECTION: 'noConnection',
  ESOCKET: 'noConnection',
  ETIMEDOUT: 'tooSlow',
  EABORT: 'tooSlow',
  ETLS: 'noTls',
  EAUTH: 'noLogin',
  ENOAUTH: 'noLogin',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};
/** What OpenSSL and the runtime's certificate checks say. */
const tlsError = /CERT|TLS|SSL|^EPROTO$/;

function faultOf({ code = '', originalCode = '' }: NodemailerError): MailFault {
  return tlsError.test(originalCode) ? 'noTls' : (faultsByCode[code] ?? 'other');
}

/** The sender that was set, else a user name that is an address, else one at the mail server. */
function senderOf({ senderAddress, userName, smtpServer }: SmtpAccount): string {
  return [senderAddress, userName].find(isEmailAddress) ?? `pressluft@${isIP(smtpServer) === 0 ? smtpServer : `[${smtpServer}]`}`;
}

/** Sends one mail to one receiver over a connection of its own. */
export async function sendMail(from: MailAccount, { id, to, subject, text, file }: Mail, signal: AbortSignal): Promise<MailResult> {
  const sender = senderOf(from.account);
  if (!isEmailAddress(to)) return { isSent: false, fault: 'refused', answer: '' };
  const said = (answer: string | undefined) => plainLine(withoutSecret(answer ?? '', from.password), longestAnswer);
  try {
    const { response } = await createTransport(smtpOptions(from)).sendMail({
      from: { name: '', address: sender },
      to: { name: '', address: to },
      envelope: { from: sender, to: [to] },
      messageId: `<${id}@${sender.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
      ...(file === undefined
        ? {}
        : { attachments: [{ filename: file.name, content: Buffer.from(file.bytes), contentType: 'application/pdf' }] }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestSendMs)]),
    });
    return { isSent: true, answer: said(response) };
  } catch (error) {
    const failure = error as NodemailerError;
    return { isSent: false, fault: faultOf(failure), answer: said(failure.response) };
  }
}
