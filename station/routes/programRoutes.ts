import { encodeWebhookReport, encodeWebhookTrial, faultTextsBySource } from '../../adapters/contract/index.ts';
import { eventPayload, type FaultEvent } from '../../core/north/index.ts';
import { messageLanguageOf } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import { languageOfCall } from '../../server/http/refusalText.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import { faultTextsOf } from '../faults/faultTextsOf.ts';
import { maxStreams } from '../north/eventStreams.ts';
import type { RouteParts } from './RouteParts.ts';

const longestTrialMs = 15 * msPerSecond;
const refusals = {
  full: () => new CallRefused(503, 'There are too many event streams.'),
  tooMany: () => new CallRefused(429, `There are ${maxStreams.perSession} event streams of this token, as many as there may be.`),
} as const;

/** What programs ask for: the plant now, its events, and how the webhook is. */
export function programRoutes(parts: RouteParts): Pick<Handlers, 'live' | 'events' | 'webhookReport' | 'tryWebhook'> {
  const { live, streams, webhook, access, addressOf, field, limits } = parts;
  let isBusy = false;
  return {
    live: ({ known: { session } }) => live.shownTo(session),
    events({ known, request, reply }) {
      if (request.method === 'HEAD') return '';
      const refusal = streams.refusalOf(known);
      if (refusal !== undefined) throw refusals[refusal]();
      const language = messageLanguageOf(languageOfCall(request));
      const faultText = (event: FaultEvent) =>
        JSON.stringify(eventPayload(event, faultTextsBySource(faultTextsOf(field.wired(), language, limits.texts(language))), language));
      const lastId = request.headers['last-event-id'];
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
      streams.open({ known, to: reply.raw, lastId: typeof lastId === 'string' ? lastId : undefined, faultText });
      return reply;
    },
    webhookReport: () => encodeWebhookReport(webhook.report()),
    async tryWebhook({ known, request, signal }) {
      if (isBusy) throw new CallRefused(409, 'Another test is running.');
      isBusy = true;
      try {
        access.audit.note({ what: 'testWebhook', level: known.level, address: addressOf(request.raw) });
        return encodeWebhookTrial(await webhook.try(AbortSignal.any([signal, AbortSignal.timeout(longestTrialMs)])));
      } finally {
        isBusy = false;
      }
    },
  };
}
