import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { type MailChoice, mailSweep } from '../../core/fleet/index.ts';
import type { Clock, FleetStore, TakenMail, TestMailAnswer } from '../../core/ports/index.ts';
import { isEmailAddress } from '../../core/settings/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { translator } from '../../i18n/index.ts';
import { mailResultText } from '../../server/mails/mailResultText.ts';
import { afterAttempt, type Delivery } from '../../server/mails/retryRules.ts';
import { type MailText, sendMail } from '../../server/mails/sendMail.ts';
import { inTurn } from '../../server/process/inTurn.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import type { FleetMailConfig } from '../config/smtpOptions.ts';
import type { InsightAnswers } from '../insight/insightAnswers.ts';
import { digestMail } from './digestMail.ts';
import { mailWriting } from './mailWriting.ts';
import { noticesMail } from './noticesMail.ts';
import { weekOf } from './weekFacts.ts';

/** The mails of a fleet, of this process. */
export interface FleetMailing {
  /** Sweeps unless another process does, and sends what is due; never rejects. */
  round(): Promise<void>;
  /** Sends a mail that shows that mails arrive; the answer is in its language. */
  test(to: string, language: MailChoice['language']): Promise<TestMailAnswer>;
  /** Breaks off what is being sent; it is tried again when its lease is over. */
  close(): Promise<void>;
}

export interface FleetMailingParts {
  readonly store: Pick<FleetStore, 'mails' | 'seenBy'>;
  readonly answers: InsightAnswers;
  readonly config: FleetMailConfig;
  readonly clock: Clock;
  readonly beatMs: number;
  readonly log: Logger;
}

const everyMs = msPerMinute;
/** Longer than a mail may take: a process that was killed over one has it go to another. */
const leaseMs = 5 * msPerMinute;
const longestReason = 300;

/** Stations that fall silent together miss the limit in different sweeps, a beat apart: for so long new notices to a person are one mail. */
const collectMs = (beatMs: number) => Math.max(beatMs, everyMs) + 2 * everyMs;

export function fleetMailing({ store, answers, config, clock, beatMs, log }: FleetMailingParts): FleetMailing {
  const { mails } = store;
  const { account, publicUrl } = config;
  const stop = new AbortController();
  const sweeps = inTurn();
  const deliveries = inTurn();
  let asked = 0;

  async function sweep(): Promise<void> {
    const nowMs = clock.nowMs();
    await mails.sweep(nowMs, collectMs(beatMs), (facts) => mailSweep(facts, { nowMs, beatMs }));
  }

  /** Written with what its reader may see now. */
  async function textOf({ organisations, choice, content }: TakenMail): Promise<MailText | undefined> {
    const reading = store.seenBy(organisations);
    const writing = await mailWriting(choice, publicUrl);
    const stations = await reading.stations();
    if (content.kind === 'notices') {
      const wanted = content.notices.filter(({ kind }) => choice.kinds.includes(kind));
      return noticesMail(writing, wanted, stations);
    }
    if (stations.length === 0 || !choice.kinds.includes('digest')) return undefined;
    return digestMail(writing, await weekOf(reading, answers, content.day, { nowMs: clock.nowMs(), beatMs }));
  }

  async function deliver(mail: TakenMail): Promise<Delivery> {
    if (!isEmailAddress(mail.email)) return { outcome: 'dropped', reason: 'the account has no e-mail address that mails can be sent to' };
    const text = await textOf(mail);
    if (text === undefined) return { outcome: 'dropped', reason: 'the account sees none of its stations, or does not want it any more' };
    const result = await sendMail(account, { id: mail.id, to: mail.email, ...text }, stop.signal);
    if (result.isSent) return { outcome: 'sent' };
    return { outcome: 'failed', reason: mailResultText(await translator('en'), result, account.account) };
  }

  async function attempt(mail: TakenMail): Promise<void> {
    const delivery = await deliver(mail).catch((error: unknown): Delivery => ({ outcome: 'failed', reason: messageOf(error) }));
    if (stop.signal.aborted && delivery.outcome !== 'sent') return;
    const after = afterAttempt(delivery, mail.attempts);
    const atMs = clock.nowMs();
    const error = after.next === 'sent' ? undefined : plainLine(after.reason, longestReason);
    await mails.settle(mail, { atMs, error, nextMs: after.next === 'waits' ? atMs + after.waitMs : undefined });
    if (error === undefined) log.info('mail sent');
    else if (after.next === 'givenUp') log.error(`mail given up after ${mail.attempts} attempts: ${error}`);
    else log.warn(after.next === 'dropped' ? `mail dropped: ${error}` : `mail not sent: ${error}`);
  }

  async function deliverDue(): Promise<void> {
    while (!stop.signal.aborted) {
      const mail = await mails.take(clock.nowMs(), leaseMs);
      if (mail === undefined) return;
      await attempt(mail);
    }
  }

  const safely = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (stop.signal.aborted) return;
    await work().catch((error: unknown) => {
      log.error(`${what}: ${reasonOf(error)}`);
    });
  };
  /** One is at it and one waits: more would find nothing. */
  async function deliverInTurn(): Promise<void> {
    if (asked > 1) return;
    asked++;
    await deliveries(() => safely('mails', deliverDue)).finally(() => asked--);
  }
  async function round(): Promise<void> {
    await sweeps(() => safely('what mails are about', sweep));
    await deliverInTurn();
  }

  const timer = setInterval(() => void round(), everyMs).unref();
  void round();
  return {
    round,
    async test(to, language) {
      const i18n = await translator(language);
      if (!isEmailAddress(to)) return { isSent: false, text: i18n._('Ihr Zugang hat keine gültige E-Mail-Adresse.') };
      const text = `${i18n._('Diese E-Mail zeigt, dass die Flotte E-Mails senden kann.')}\n`;
      const result = await sendMail(account, { id: randomUUID(), to, subject: i18n._('Flotte: Test-E-Mail'), text }, stop.signal);
      return { isSent: result.isSent, text: mailResultText(i18n, result, account.account) };
    },
    async close() {
      clearInterval(timer);
      stop.abort();
      await sweeps(() => Promise.resolve());
      await deliveries(() => Promise.resolve());
    },
  };
}
