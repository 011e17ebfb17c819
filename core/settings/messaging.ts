import type { ShownSecret } from './secrets.ts';

/** Languages of the messages that the station sends; the first is the default. */
export const messageLanguages = ['de', 'en'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** The language itself where the station has messages in it, else English, which most can read. */
export function messageLanguageOf(language: string): MessageLanguage {
  return messageLanguages.find((known) => known === language) ?? 'en';
}

/** Receivers of mails, and of text messages. */
export const receiverCount = 5;

/** What both kinds of receivers have: the language and severities of what is sent to them. */
interface Receiver {
  readonly active: boolean;
  readonly language: MessageLanguage;
  readonly sendMaintenance: boolean;
  readonly sendWarnings: boolean;
  readonly sendErrors: boolean;
}

/** Somebody who gets mails. */
export interface EmailReceiver extends Receiver {
  readonly emailAddress: string;
  readonly salutation: string;
  readonly plantAddress: string;
}

/** The mail server and how to log in there. */
export interface EmailAccount {
  readonly smtpServer: string;
  /** 1..65535; NaN while what was typed is none. */
  readonly smtpPort: number;
  readonly userName: string;
  readonly userPassword: ShownSecret;
  /** Empty for none. */
  readonly senderAddress: string;
  readonly useStartTls: boolean;
}

/** Mails about maintenance, warnings and errors. */
export interface EmailSettings {
  readonly enabled: boolean;
  readonly account: EmailAccount;
  /** Five. */
  readonly receivers: readonly EmailReceiver[];
}

/** Somebody who gets text messages. */
export interface SmsReceiver extends Receiver {
  /** Telephone number, digits with an optional leading plus. */
  readonly number: string;
}

/** Text messages about maintenance, warnings and errors. */
export interface SmsSettings {
  readonly enabled: boolean;
  /** https, with {number} and {text} for what is sent. */
  readonly gatewayUrl: string;
  readonly token: ShownSecret;
  /** Five. */
  readonly receivers: readonly SmsReceiver[];
}
