import { afterEach, describe, expect, it } from '@jest/globals';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { defaultSettings, unchangedSettings } from '../../../core/settings/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';
import { openWebhook, type StationWebhook } from '../../../station/north/openWebhook.ts';
import { stationSettings } from '../../../station/settings/stationSettings.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';
import { morning, morningMs } from '../faults/faultSample.ts';
import { logLines } from '../logLines.ts';
import { gatewayServer } from '../messages/gatewayServer.ts';
import { until } from '../until.ts';

const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const sample = { ...morning, faults: [], maintenance: [] };
const cameAt = (atMs: number): FaultLogEntry => ({
  ...{ atMs, source: 'master', bitIndex: 70, machines: [], masterStatus: undefined, loadRatio: undefined },
  ...{ deliveryVolumeM3min: undefined, volumeFlowM3min: undefined, systemPressureBar: undefined },
});

const opened: StationWebhook[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** A webhook whose receiver answers with a status that can change, and a clock that stands until it is set. */
async function setUp({ kept = 0 } = {}) {
  const to = { status: 204 };
  const server = await gatewayServer((response) => void response.writeHead(to.status).end());
  const store = memoryStore();
  for (let i = 0; i < kept; i++) store.webhook.addEvent({ atMs: morningMs, text: JSON.stringify({ id: `kept ${i}` }) });
  const parts = {
    repository: store.settings,
    secrets: store.secrets,
    transaction: (work: () => void) => store.transaction(work),
    demo: false,
  };
  const settings = stationSettings(parts);
  const save = (more: { readonly enabled?: boolean; readonly url?: string } = {}) =>
    settings.save('webhook', {
      ...unchangedSettings<'webhook'>(defaultSettings.webhook),
      ...{ enabled: true, url: `https://127.0.0.1:${server.port}/faults`, key, caCertificate: testCertificate.cert },
      ...more,
    });
  save();
  const { log } = logLines();
  let nowMs = morningMs;
  const webhook = openWebhook({
    ...{ settings, repository: store.webhook, faultTexts: (language) => productFaultTexts[language], allowLocal: true },
    ...{ clock: { nowMs: () => nowMs }, log },
  });
  opened.push(webhook);
  const events = () => server.calls.map(({ body }) => JSON.parse(body) as { readonly id: string; readonly type: string });
  return {
    ...{ to, webhook, save, repository: store.webhook },
    ids: () => events().map(({ id }) => id),
    types: (of: string) => events().filter(({ type }) => type === of).length,
    at: (ms: number) => (nowMs = ms),
    come: (atMs = nowMs) => webhook.take(sample, { came: [cameAt(atMs)], ended: [] }),
  };
}

describe('a webhook', () => {
  it('[NORTH-4] calls at once with what has waited, each event once and the oldest first, and says when the last one was taken', async () => {
    const { webhook, ids, at, repository } = await setUp({ kept: 3 });
    at(morningMs + 5000);
    await until('all are taken', () => webhook.report().waitingEvents === 0);
    expect(ids()).toEqual(['kept 0', 'kept 1', 'kept 2']);
    expect(repository.events()).toEqual([]);
    expect(webhook.report()).toEqual({
      ...{ state: 'ready', problem: undefined, problemMs: undefined, saidMs: morningMs + 5000, waitingEvents: 0, lostEvents: 0 },
    });
  });

  it('[NORTH-4] calls for the next event at once after its receiver refused one and then took it', async () => {
    const { to, webhook, come, ids } = await setUp();
    to.status = 500;
    come();
    await until('it is refused', () => webhook.report().state === 'waiting');
    expect(webhook.report()).toMatchObject({ problem: { code: 'rejected', status: 500 }, problemMs: morningMs, saidMs: undefined });
    to.status = 204;
    await until('it is taken', () => webhook.report().waitingEvents === 0);
    expect(webhook.report()).toMatchObject({ state: 'ready', problem: undefined, problemMs: undefined, saidMs: morningMs });
    come();
    await until('the next one is taken', () => new Set(ids()).size === 2 && webhook.report().waitingEvents === 0);
  });

  it('[NORTH-4] makes no call for each event while its receiver refuses: they wait behind the first', async () => {
    const { to, webhook, come, types } = await setUp();
    to.status = 500;
    come();
    await until('it is refused', () => webhook.report().state === 'waiting');
    const before = types('fault.came');
    for (let i = 0; i < 5; i++) {
      come();
      await until('it waits', () => webhook.report().waitingEvents === i + 2);
      await webhook.try(new AbortController().signal);
    }
    expect(types('fault.came') - before).toBeLessThan(3);
  });

  it('[NORTH-4] waits while its settings name no receiver, and calls at once when they do', async () => {
    const { webhook, come, save, types } = await setUp();
    save({ url: 'http://receiver.example/' });
    come();
    await until('it waits', () => webhook.report().waitingEvents === 1);
    expect(await webhook.try(new AbortController().signal)).toEqual({
      hasArrived: false,
      problem: { code: 'noSuchHost', status: undefined },
    });
    save();
    await until('it is taken', () => webhook.report().waitingEvents === 0);
    expect(types('fault.came')).toBe(1);
  });

  it('[NORTH-4] forgets what waits, and why, when it is switched off', async () => {
    const { to, webhook, come, save } = await setUp();
    to.status = 500;
    come();
    await until('it is refused', () => webhook.report().state === 'waiting');
    save({ enabled: false });
    expect(webhook.report()).toMatchObject({ state: 'off', problem: undefined, problemMs: undefined, waitingEvents: 0 });
    come();
    to.status = 204;
    save();
    come();
    await until('what came since is taken', () => webhook.report().saidMs !== undefined);
    expect(webhook.report()).toMatchObject({ waitingEvents: 0, lostEvents: 0 });
  });

  it.each([
    [200, undefined],
    [299, undefined],
    [300, { code: 'redirected', status: 300 }],
    [399, { code: 'redirected', status: 399 }],
    [400, { code: 'rejected', status: 400 }],
    [500, { code: 'rejected', status: 500 }],
  ] as const)('[NORTH-4] takes the status %p as %j', async (status, problem) => {
    const { to, webhook } = await setUp();
    to.status = status;
    expect(await webhook.try(new AbortController().signal)).toEqual({ hasArrived: problem === undefined, problem });
  });

  it('[NORTH-4] says why nobody was there', async () => {
    const { webhook, save } = await setUp();
    save({ url: 'https://127.0.0.1:1/' });
    expect(await webhook.try(new AbortController().signal)).toEqual({ hasArrived: false, problem: { code: 'refused', status: undefined } });
    expect(await webhook.try(AbortSignal.abort())).toEqual({ hasArrived: false, problem: { code: 'silent', status: undefined } });
  });
});
