import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type FaultLogEntry, faultSeverity } from '../../core/faults/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Clock, FaultReport, MessageChannel, MonthNotice, OutboxRepository } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import type { Language } from '../../i18n/index.ts';
import { deliveryWorker } from './deliveryWorker.ts';
import { deliveries, type DeliveryParts } from './deliveries.ts';
import { faultReport, joinedReports } from './FaultReport.ts';
import { channels, type MessageReceiver, messageReceivers } from './messageReceivers.ts';
import { openOutbox } from './outbox.ts';
import { recentFaults } from './recentFaults.ts';
import { sendTestMail, type TestMailResult } from './sendTestMail.ts';

/** Says people about faults by mail and text message. */
export interface Messages {
  /** Takes the events of the faults that a sample brings; never throws. */
  report(events: readonly FaultLogEntry[], snapshot: StationSnapshot): void;
  /** Sends the report of a month to its receivers. */
  reportMonth(notice: MonthNotice): void;
  /** Sends a mail to every active receiver at once; the answer is in the given language. */
  sendTestMail(language: Language): Promise<TestMailResult>;
  /** Whether a message of the channel waits that could not be sent. */
  isFailing(channel: MessageChannel): boolean;
  close(): Promise<void>;
}

export interface MessagesParts extends DeliveryParts {
  readonly repository: OutboxRepository;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a new message waits for more to report. */
  readonly collectMs?: number;
  /** For so long a fault that comes again is not reported again. */
  readonly repeatAfterMs?: number;
}

const defaultCollectMs = msPerMinute;
const defaultRepeatMs = 10 * msPerMinute;

/** Opens the outbox and goes on with what waits in it. */
export function openMessages(parts: MessagesParts): Messages {
  const { settings, repository, clock, log, collectMs = defaultCollectMs, repeatAfterMs = defaultRepeatMs } = parts;
  const outbox = openOutbox({ repository, log });
  const deliver = deliveries(parts);
  const workers = recordOf(channels, (channel) => deliveryWorker({ channel, outbox, deliver: deliver[channel], clock, log, collectMs }));
  const notRecent = recentFaults(repeatAfterMs);
  const wake = () => channels.forEach((channel) => workers[channel].wake());

  /** The faults of a message to the same receiver that still waits for more. */
  const collectingOf = ({ channel, slot, address }: MessageReceiver) => {
    for (const message of outbox.all()) {
      const { report } = message;
      const isSame = message.channel === channel && message.slot === slot && message.address === address;
      if (isSame && message.attempts === 0 && 'faults' in report && !workers[channel].isSending(message.id)) return { message, report };
    }
    return undefined;
  };

  const add = (receiver: MessageReceiver, report: FaultReport) => {
    const { channel, slot, address } = receiver;
    const nextMs = clock.nowMs() + collectMs;
    const collecting = collectingOf(receiver);
    outbox.put(
      collecting === undefined
        ? { id: randomUUID(), channel, slot, address, report, attempts: 0, nextMs }
        : { ...collecting.message, report: joinedReports(collecting.report, report) },
    );
  };

  wake();
  return {
    report(events, snapshot) {
      const news = notRecent(events);
      if (news.length === 0) return;
      for (const receiver of messageReceivers(settings())) {
        const wanted = news.filter(({ bitIndex }) => receiver.severities.includes(faultSeverity(bitIndex)!));
        if (wanted.length > 0) add(receiver, faultReport(wanted, snapshot));
      }
      wake();
    },
    reportMonth(notice) {
      const isWanted = settings().report.receivers;
      for (const { channel, slot, address } of messageReceivers(settings()))
        if (channel === 'mail' && isWanted[slot]?.isSent === true)
          outbox.put({ id: randomUUID(), channel, slot, address, report: notice, attempts: 0, nextMs: clock.nowMs() });
      wake();
    },
    sendTestMail: (language) => sendTestMail(parts, language),
    isFailing: (channel) => outbox.all().some((message) => message.channel === channel && message.attempts > 0),
    async close() {
      await Promise.all(channels.map((channel) => workers[channel].close()));
    },
  };
}
