import { readFileSync } from 'node:fs';
import { anyText, onOrOff, option, optional, type OptionKind, type ValuesOf, wholeNumber } from '../../adapters/options/index.ts';
import { isEmailAddress } from '../../core/settings/index.ts';
import { usageFailure } from '../../server/options/readServerOptions.ts';
import { hostName } from '../../server/options/kinds.ts';
import { plainReason } from '../../server/process/plainReason.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';
import type { MailAccount } from '../../server/mails/smtpOptions.ts';

const highestPort = 65_535;
const submissionPort = 587;

const emailAddress: OptionKind<string> = {
  read: (text) => (isEmailAddress(text) ? text : undefined),
  expected: 'an e-mail address',
  shownValue: 'ADDR',
};

const password: OptionKind<string> = { ...anyText('PASSWORD'), isSecret: true };

const webAddress: OptionKind<string> = {
  read: (text) => (URL.canParse(text) && /^https?:\/\/[^/?#@\s]+\/?$/.test(text) ? new URL(text).origin : undefined),
  expected: 'an address such as https://fleet.example',
  shownValue: 'URL',
};

/** The options of a fleet's mails, in the order of the help. */
export const smtpOptions = {
  smtpHost: optional({ name: 'smtp-host', kind: hostName, fallbackText: 'no mails', help: 'mail server that mails are handed to' }),
  smtpPort: option({
    name: 'smtp-port',
    kind: wholeNumber(1, highestPort),
    fallback: submissionPort,
    help: 'its port; TLS from the start on 465, else by STARTTLS',
  }),
  smtpPlain: option({
    name: 'smtp-plain',
    kind: onOrOff,
    fallback: false,
    help: 'mail server that may lack TLS or a valid certificate, such as one on this machine',
  }),
  smtpCa: optional({
    name: 'smtp-ca',
    kind: anyText('FILE'),
    help: "certificates that its own is checked by, PEM, in the place of the runtime's",
  }),
  smtpUser: optional({ name: 'smtp-user', kind: anyText('NAME'), help: 'user name there' }),
  smtpPassword: optional({
    name: 'smtp-password',
    kind: password,
    help: 'password there; better as variable, as the list of processes shows options',
  }),
  smtpPasswordFile: optional({ name: 'smtp-password-file', kind: anyText('FILE'), help: 'file with the password in its first line' }),
  smtpSender: optional({
    name: 'smtp-sender',
    kind: emailAddress,
    fallbackText: 'the user name, or one at the mail server',
    help: 'address that mails come from',
  }),
  publicUrl: optional({ name: 'public-url', kind: webAddress, fallbackText: 'no links', help: 'address of the fleet, for links in mails' }),
} as const;

/** How a fleet sends mails. */
export interface FleetMailConfig {
  readonly account: MailAccount;
  /** Without a slash at its end; undefined for mails without links. */
  readonly publicUrl: string | undefined;
}

function textOf(what: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot read the ${what} ${file}: ${reason}`);
  }
}

/** Undefined where no mail server is given; throws a StartFailure for options that don't fit each other and for a file that can't be read. */
export function mailConfigOf(values: ValuesOf<typeof smtpOptions>): FleetMailConfig | undefined {
  const { smtpHost, smtpPort, smtpPlain, smtpCa, smtpUser, smtpPassword, smtpPasswordFile, smtpSender, publicUrl } = values;
  if (smtpHost === undefined) {
    if ([smtpUser, smtpPassword, smtpPasswordFile, smtpSender].some((each) => each !== undefined))
      throw usageFailure('mails need --smtp-host');
    return undefined;
  }
  if (smtpPassword !== undefined && smtpPasswordFile !== undefined) {
    throw usageFailure('--smtp-password and --smtp-password-file are for the same');
  }
  return {
    account: {
      account: {
        ...{ smtpServer: smtpHost, smtpPort, useStartTls: !smtpPlain, userName: smtpUser ?? '', senderAddress: smtpSender ?? '' },
      },
      password: smtpPasswordFile === undefined ? smtpPassword : textOf('password of the mail server', smtpPasswordFile).split(/\r?\n/)[0],
      ca: smtpCa === undefined ? undefined : textOf('certificates of the mail server', smtpCa),
    },
    publicUrl,
  };
}
