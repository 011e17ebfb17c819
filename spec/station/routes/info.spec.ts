import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { calls, openApiDocument, paths } from '../../../adapters/contract/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';

describe('what a station says about itself', () => {
  const metricsToken = 'a-token-of-metrics';
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation({ config: { metricsToken } });
    station.source.push();
  });
  afterAll(() => station.close());

  it('[API-11] [ROUTE-1] is its version and that of its control, where its values come from, name, contact and the number of its compressors, to everyone', async () => {
    const answer = await station.call(paths.health);
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      controller_version: 'V3.21-RC10',
      origin: 'demo',
      station_name: 'Werk Süd, Station 1',
      contact_link: station.settings.all().customer.contactLink,
      compressor_count: 7,
      changes_machine: false,
    });
  });

  it('is whether settings change its machine', async () => {
    const device = { changesMachine: true, apply: () => Promise.resolve(undefined), close: () => Promise.resolve() };
    const hooked = await startStation({ device });
    const answer = await hooked.call(paths.health);
    await hooked.close();
    expect(await answer.json()).toMatchObject({ changes_machine: true });
  });

  it('[API-11] is the description of its calls', async () => {
    const answer = await station.call(paths.openApi);
    const { version } = (await (await station.call(paths.health)).json()) as { version: string };
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(version))));
  });

  test.each(['de', 'en'] as const)('[API-11] are its fault texts in %s', async (language) => {
    const answer = await station.call(paths.faultTexts(language), withToken(station.tokenOf('demo')));
    expect(await answer.json()).toEqual(productFaultTexts[language]);
  });

  test.each(['fr', 'DE', '%252e', 'de%00'])('are no fault texts in %s', async (language) => {
    const { status } = await station.call(calls.faultTexts.path.replace(':language', language), withToken(station.tokenOf('demo')));
    expect([400, 404]).toContain(status);
  });

  it('[API-11] are the time zones with their present offset, UTC first', async () => {
    const zones = (await (await station.call(paths.timeZones, withToken(station.tokenOf('write')))).json()) as {
      name: string;
      offset_min: number;
    }[];
    expect(zones[0]).toEqual({ name: 'UTC', offset_min: 0 });
    expect(zones.find(({ name }) => name === 'Asia/Tokyo')).toEqual({ name: 'Asia/Tokyo', offset_min: 540 });
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
  });

  it('are figures of its health for who has the metrics token', async () => {
    const answer = await station.call(paths.metrics, withToken(metricsToken));
    const text = await answer.text();
    expect(text).toMatch(/^pressluft_system_pressure_bar \d+(\.\d+)?$/m);
    expect(text).toMatch(/^pressluft_samples_total [1-9]/m);
    expect(text).toMatch(/pressluft_http_seconds_count\{[^}]*status="2xx"[^}]*\} \d+/);
  });

  test.each(['', 'another-token-here', metricsToken.slice(1)])('are no such figures for the token %j', async (token) => {
    expect((await station.call(paths.metrics, withToken(token))).status).toBe(401);
  });

  it('[ACC-14] are no figures at all without a metrics token', async () => {
    const plain = await startStation();
    expect((await plain.call(paths.metrics, withToken(''))).status).toBe(404);
    await plain.close();
  });
});
