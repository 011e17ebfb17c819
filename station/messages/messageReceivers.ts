import type { FaultSeverity } from '../../core/faults/index.ts';
import type { MessageChannel } from '../../core/ports/index.ts';
import {
  type EmailReceiver,
  isEmailAddress,
  type MessageLanguage,
  phoneNumberProblem,
  type Settings,
  type SmsReceiver,
} from '../../core/settings/index.ts';

/** Ways to reach people. */
export const channels = ['mail', 'sms'] as const satisfies readonly MessageChannel[];

/** Somebody who is sent messages now. */
export interface MessageReceiver {
  readonly channel: MessageChannel;
  /** Place in the settings, from 0. */
  readonly slot: number;
  /** Mail address or telephone number. */
  readonly address: string;
  readonly language: MessageLanguage;
  /** What is reported. */
  readonly severities: readonly FaultSeverity[];
}

function severitiesOf({ sendMaintenance, sendWarnings, sendErrors }: EmailReceiver | SmsReceiver): readonly FaultSeverity[] {
  return [
    ...(sendMaintenance ? (['maintenance'] as const) : []),
    ...(sendWarnings ? (['warning'] as const) : []),
    ...(sendErrors ? (['error'] as const) : []),
  ];
}

/** Everybody who is to get messages: active, with a valid address, on a channel that is on. */
export function messageReceivers({ email, sms }: Settings): readonly MessageReceiver[] {
  const receiver = (channel: MessageChannel, slot: number, address: string, of: EmailReceiver | SmsReceiver): MessageReceiver => ({
    channel,
    slot,
    address,
    language: of.language,
    severities: severitiesOf(of),
  });
  const mails = email.enabled ? email.receivers : [];
  const numbers = sms.enabled ? sms.receivers : [];
  return [
    ...mails.flatMap((of, slot) => (of.active && isEmailAddress(of.emailAddress) ? [receiver('mail', slot, of.emailAddress, of)] : [])),
    ...numbers.flatMap((of, slot) =>
      of.active && phoneNumberProblem(of.number) === undefined ? [receiver('sms', slot, of.number, of)] : [],
    ),
  ];
}
