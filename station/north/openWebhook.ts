import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { faultTextsBySource, type FaultTextTables, recordOr } from '../../adapters/contract/index.ts';
import { backOffMs, connectProblem, isUntrusted } from '../../adapters/networks/index.ts';
import { codeOf } from '../../adapters/systemError/index.ts';
import { eventPayload } from '../../core/north/index.ts';
import type { Clock, WaitingEventRepository, WebhookProblem, WebhookReport, WebhookTrial } from '../../core/ports/index.ts';
import { type MessageLanguage, settingsProblems, unchangedSettings } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { httpsPost, isTaken, type Posted } from '../messages/httpsPost.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import { faultEventsOf } from './faultEvents.ts';
import type { FaultNews, Outlet } from './Outlet.ts';
import { signedHeaders, type WebhookMessage } from './signedPost.ts';
import { waitingEvents } from './waitingEvents.ts';

export interface WebhookParts {
  readonly settings: StationSettings;
  readonly repository: WaitingEventRepository;
  readonly faultTexts: (language: MessageLanguage) => FaultTextTables;
  /** Whether the receiver may be on this machine or its link. */
  readonly allowLocal: boolean;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Who is called when a fault comes or is over. */
export interface StationWebhook extends Outlet {
  report(): WebhookReport;
  /** Sends an event of the type `test` with the saved settings. */
  try(signal: AbortSignal): Promise<WebhookTrial>;
  close(): Promise<void>;
}

const longestCallMs = 10 * msPerSecond;
/** Of settings that name no receiver, or no key. */
const noTrial: WebhookTrial = { hasArrived: false, problem: { code: 'noSuchHost', status: undefined } };
/** A body has its id in it. */
const messageOf = (body: string): WebhookMessage => ({ id: String(recordOr(JSON.parse(body))['id']), body });
const notFound: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** Why a call did not arrive; undefined when it did. */
function problemOf(posted: Posted): WebhookProblem | undefined {
  if (posted.is === 'answered') {
    const { status } = posted;
    if (isTaken(status)) return undefined;
    return { code: status >= 300 && status < 400 ? 'redirected' : 'rejected', status };
  }
  const code = (): WebhookProblem['code'] => {
    if (posted.is === 'local') return 'notAllowed';
    if (posted.is !== 'failed') return 'silent';
    const { error } = posted;
    if (notFound.has(codeOf(error))) return 'noSuchHost';
    return isUntrusted(error) ? 'notTrusted' : connectProblem(error);
  };
  return { code: code(), status: undefined };
}

/** Calls the receiver that the settings name, one event after the other, oldest first, each until it is taken. */
export function openWebhook({ settings, repository, faultTexts, allowLocal, clock, log }: WebhookParts): StationWebhook {
  const events = waitingEvents({ repository, clock, log });
  const stop = new AbortController();
  let problem: WebhookProblem | undefined;
  let problemMs: number | undefined;
  let saidMs: number | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const now = () => settings.all().webhook;
  const key = () => settings.secret('webhook.key');
  const isValid = () =>
    settingsProblems('webhook', { ...unchangedSettings<'webhook'>(now()), enabled: true }, { zones: [], allowLocalGateway: allowLocal })
      .length === 0;
  const bodyOf = (type: string, atMs: number, data: object) => {
    const id = randomUUID();
    const station = settings.all().customer.stationName;
    return JSON.stringify({ id, type, timestamp: new Date(atMs).toISOString(), data: { station, ...data } });
  };

  async function send({ id, body }: WebhookMessage, signal: AbortSignal, signedWith: string): Promise<WebhookProblem | undefined> {
    const { url, caCertificate } = now();
    const ca = caCertificate.trim() === '' ? undefined : caCertificate;
    const headers = signedHeaders({ id, body }, signedWith, clock.nowMs());
    return problemOf(await httpsPost({ url: new URL(url), headers, body, allowLocal, ca }, signal, longestCallMs));
  }
  async function sendAll(): Promise<void> {
    for (let first = events.first(); first !== undefined; first = events.first()) {
      const signedWith = key();
      if (!now().enabled || signedWith === undefined || !isValid() || stop.signal.aborted) return;
      problem = await send(messageOf(first.text), stop.signal, signedWith);
      if (stop.signal.aborted) return;
      if (problem !== undefined) {
        problemMs = clock.nowMs();
        timer = setTimeout(wake, backOffMs(++failures, Math.random)).unref();
        return;
      }
      failures = 0;
      saidMs = clock.nowMs();
      events.done(first);
    }
  }
  function wake() {
    clearTimeout(timer);
    running ??= sendAll().finally(() => (running = undefined));
  }

  settings.onChange((group) => {
    if (group !== 'webhook') return;
    if (!now().enabled) {
      events.clear();
      problem = undefined;
    }
    failures = 0;
    wake();
  });
  wake();

  const add = (news: FaultNews, sample: Parameters<Outlet['take']>[0]) => {
    const { language } = now();
    const texts = faultTextsBySource(faultTexts(language));
    for (const { event, atMs } of faultEventsOf(news, sample)) {
      const text = bodyOf(event.came ? 'fault.came' : 'fault.ended', atMs, eventPayload(event, texts, language));
      events.add({ atMs, text });
    }
    if (failures === 0) wake();
  };
  const state = (): WebhookReport['state'] => {
    if (!now().enabled) return 'off';
    if (key() === undefined) return 'noKey';
    return problem === undefined ? 'ready' : 'waiting';
  };

  return {
    take(sample, { came, ended }) {
      // Once the sample is pushed, as the disk may take its time.
      if (came.length + ended.length > 0 && now().enabled) setImmediate(add, { came, ended }, sample);
    },
    report: () => ({
      ...{ state: state(), problem, problemMs: problem && problemMs, saidMs },
      ...{ waitingEvents: events.count(), lostEvents: events.lost() },
    }),
    async try(signal) {
      const signedWith = key();
      if (!isValid() || signedWith === undefined) return noTrial;
      const found = await send(messageOf(bodyOf('test', clock.nowMs(), {})), signal, signedWith);
      return { hasArrived: found === undefined, problem: found };
    },
    async close() {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
