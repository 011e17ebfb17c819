import type { WebhookApi } from '../../core/ports/index.ts';
import { decodeWebhookReport, decodeWebhookTrial, northPaths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const report = jsonRecord({ state: 'text', problem: 'textOrNull' }, decodeWebhookReport);
const trial = jsonRecord({ arrived: 'flag', problem: 'textOrNull' }, decodeWebhookTrial);

/** How the receiver of fault events is, over HTTP. */
export function httpWebhook(link: StationLink): WebhookApi {
  return {
    report: (token, waiting) => askStation(link, { method: 'GET', path: northPaths.webhook, token, waiting, isExtra: true }, report),
    try: (token, waiting) =>
      askStation(link, { method: 'POST', path: northPaths.tryWebhook, token, limits: callLimits.trial, waiting, isExtra: true }, trial),
  };
}
