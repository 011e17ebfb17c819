import * as z from 'zod/mini';
import { type MailChoice, mailKinds, silentAfterMin } from '../../../../core/fleet/index.ts';
import type { ManagedMails, OwnMails, TestMailAnswer } from '../../../../core/ports/index.ts';
import { messageLanguages } from '../../../../core/settings/index.ts';
import { maybe, maybeNumber, maybeText, screenPath, type ScreenCallSpec } from './screenParts.ts';

const highestWeekday = 6;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const language = z.enum(messageLanguages);
const choice: z.ZodMiniType<MailChoice> = z.object({
  kinds: z.array(z.enum(mailKinds)).check(z.maxLength(mailKinds.length)),
  language,
  silentAfterMin: z.int().check(z.gte(silentAfterMin.min), z.lte(silentAfterMin.max)),
  digestWeekday: z.int().check(z.gte(0), z.lte(highestWeekday)),
  zone: z.string().check(z.maxLength(100), z.refine(isZone, 'expected the name of a time zone')),
});

const own: z.ZodMiniType<OwnMails> = z.object({ isOn: z.boolean(), email: z.string(), choice: maybe(choice) });

const managed: z.ZodMiniType<ManagedMails> = z.object({
  isOn: z.boolean(),
  waiting: z.int(),
  failing: z.int(),
  people: z.array(
    z.object({
      account: z.string(),
      email: z.string(),
      name: z.string(),
      choice,
      sentMs: maybeNumber,
      errorMs: maybeNumber,
      error: maybeText,
    }),
  ),
});

const test: z.ZodMiniType<TestMailAnswer> = z.object({ isSent: z.boolean(), text: z.string() });

/** Calls about mails: what somebody wants, and for those who manage people how it goes. */
export const mailScreenCalls = {
  ownMails: { method: 'GET', path: screenPath('mails/own'), need: 'viewer', answer: own },
  chooseMails: { method: 'POST', path: screenPath('mails/own'), need: 'viewer', body: choice, answer: 'nothing' },
  managedMails: { method: 'GET', path: screenPath('mails'), need: 'admin', answer: managed },
  testMail: { method: 'POST', path: screenPath('mails/test'), need: 'admin', body: z.object({ language }), answer: test },
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
