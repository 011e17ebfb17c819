import { afterEach } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReadMail } from './readMail.ts';
import { testCertificate } from './testCertificate.ts';

/** A mail that a server has taken. */
export interface TakenMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Whether it came over TLS. */
  readonly isSecure: boolean;
  /** Undefined without a login. */
  readonly user: string | undefined;
}

/** A mail server on this machine. */
export interface MailServer {
  readonly port: number;
  readonly taken: TakenMail[];
  /** Calls so far that tried to log in. */
  readonly logins: string[];
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  /** Of any user. */
  readonly password?: string;
  /** What a mail is refused with instead of being taken; undefined takes it. */
  readonly refuse?: () => { readonly code: number; readonly words: string } | undefined;
}

const refusal = ({ code, words }: { readonly code: number; readonly words: string }) =>
  Object.assign(new Error(words), { responseCode: code });

const opened: MailServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** Starts a server that takes every mail unless reported otherwise, with STARTTLS; closed after the spec. */
export async function mailServer({ port = 0, password, refuse, ...options }: MailServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    ...testCertificate,
    authOptional: password === undefined,
    closeTimeout: 100,
    onAuth({ username = '', password: given }, _session, done) {
      logins.push(username);
      if (given === password) done(null, { user: username });
      else done(refusal({ code: 535, words: `no such login: ${given}` }));
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => {
          const refused = refuse?.();
          if (refused !== undefined) return done(refusal(refused));
          const { mailFrom, rcptTo } = session.envelope;
          taken.push({
            ...readMail(raw),
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            isSecure: session.secure,
            user: (session.user as string | false | undefined) || undefined,
          });
          done(null, 'taken as number 1');
        })
        .catch((error: unknown) => done(error as Error));
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const result = { port: (listening.address() as AddressInfo).port, taken, logins, close };
  opened.push(result);
  return result;
}
