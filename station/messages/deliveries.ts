import type { FaultTextTables } from '../../adapters/contract/index.ts';
import { type MessageLanguage, messageLanguageOf, type Settings } from '../../core/settings/index.ts';
import { translator } from '../../i18n/index.ts';
import type { MessageChannel, OutboxMessage, SecretRepository } from '../../core/ports/index.ts';
import type { Delivery } from '../../server/mails/retryRules.ts';
import type { Deliver } from './deliveryWorker.ts';
import type { Writing } from './faultWords.ts';
import { faultMail } from './mailText.ts';
import { mailResultText } from '../../server/mails/mailResultText.ts';
import { type MonthFile, monthMail } from './monthMail.ts';
import { type MessageReceiver, messageReceivers } from './messageReceivers.ts';
import { sendMail } from '../../server/mails/sendMail.ts';
import { sendSms } from './sendSms.ts';
import type { MailAccount } from '../../server/mails/smtpOptions.ts';
import { faultSms } from './smsText.ts';

/** What messages are made of and sent with. */
export interface DeliveryParts {
  readonly settings: () => Settings;
  readonly secrets: Pick<SecretRepository, 'find'>;
  readonly faultTexts: (language: MessageLanguage) => FaultTextTables;
  /** Whether the SMS gateway may be on this machine or its link. */
  readonly allowLocalGateway: boolean;
  /** The report of a month that is kept. */
  readonly monthFile: MonthFile;
  /** Certificates in PEM that are trusted instead of the runtime's. */
  readonly ca?: string | undefined;
}

/** The saved mail account with its password. */
export function mailAccount({ settings, secrets, ca }: DeliveryParts): MailAccount {
  return { account: settings().email.account, password: secrets.find('email.account.userPassword'), ca };
}

type Send = (message: OutboxMessage, writing: Writing, signal: AbortSignal) => Promise<Delivery>;

/** Writes a message in its receiver's language with the settings as they are now; drops it when that receiver was taken out of them. */
function deliverWith({ settings, faultTexts }: DeliveryParts, send: Send): Deliver {
  const isReceiver = ({ channel, slot, address }: MessageReceiver, message: OutboxMessage) =>
    channel === message.channel && slot === message.slot && address === message.address;
  return async (message, signal) => {
    const now = settings();
    const receiver = messageReceivers(now).find((each) => isReceiver(each, message));
    if (receiver === undefined) return { outcome: 'dropped', reason: 'the settings no longer have this receiver' };
    const { language } = receiver;
    return send(
      message,
      { i18n: await translator(language), language, settings: now, faultTexts: faultTexts(messageLanguageOf(language)) },
      signal,
    );
  };
}

/** How messages of each channel are delivered. */
export function deliveries(parts: DeliveryParts): Readonly<Record<MessageChannel, Deliver>> {
  const mail: Send = async ({ id, slot, address, report }, writing, signal) => {
    const from = mailAccount(parts);
    const receiver = writing.settings.email.receivers[slot]!;
    const letter = 'month' in report ? monthMail(writing, report, receiver, parts.monthFile) : faultMail(writing, report, receiver);
    if (letter === undefined) return { outcome: 'dropped', reason: 'the report of the month is no longer kept' };
    const result = await sendMail(from, { id, to: address, ...letter }, signal);
    return result.isSent
      ? { outcome: 'sent' }
      : { outcome: 'failed', reason: mailResultText(await translator('en'), result, from.account) };
  };
  const sms: Send = async ({ address, report }, writing, signal) => {
    if ('month' in report) return { outcome: 'dropped', reason: 'a report of a month is no text message' };
    const gateway = {
      url: writing.settings.sms.gatewayUrl,
      token: parts.secrets.find('sms.token'),
      allowLocal: parts.allowLocalGateway,
      ca: parts.ca,
    };
    const result = await sendSms(gateway, address, faultSms(writing, report), signal);
    return result.isSent ? { outcome: 'sent' } : { outcome: 'failed', reason: result.reason };
  };
  return { mail: deliverWith(parts, mail), sms: deliverWith(parts, sms) };
}
