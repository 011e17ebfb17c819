import { afterEach, describe, expect, it } from '@jest/globals';
import { defaultSettings, unchangedSettings } from '../../../core/settings/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';
import { openMqttOutlet, type StationMqtt } from '../../../station/north/openMqtt.ts';
import { stationSettings } from '../../../station/settings/stationSettings.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { freePort } from '../../freePort.ts';
import { morningMs } from '../faults/faultSample.ts';
import { logLines } from '../logLines.ts';
import { until } from '../until.ts';

const clock = { nowMs: () => morningMs };

const opened: StationMqtt[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** An outlet whose broker does not answer, with two events that wait for it. */
async function setUp() {
  const store = memoryStore();
  for (const text of ['one', 'two']) store.north.addEvent({ atMs: morningMs, text });
  const settings = stationSettings({
    ...{ repository: store.settings, secrets: store.secrets, demo: false },
    transaction: (work) => store.transaction(work),
  });
  const brokerUrl = `mqtt://127.0.0.1:${await freePort()}`;
  const save = (enabled: boolean) => settings.save('mqtt', { ...unchangedSettings<'mqtt'>(defaultSettings.mqtt), enabled, brokerUrl });
  save(true);
  const mqtt = openMqttOutlet({
    ...{ settings, repository: store.north, clock, steady: clock, log: logLines().log },
    ...{ totals: () => ({ energyKWh: 0, airM3: undefined }), countersOf: () => ({ runningH: undefined }) },
    ...{ faultTexts: (language) => productFaultTexts[language], allowLocal: true, version: '1', silentAfterS: 60 },
  });
  opened.push(mqtt);
  return { mqtt, save, kept: () => store.north.events().length, clientId: () => store.north.clientId() };
}

describe('MQTT of a station', () => {
  it('forgets what waits for its broker when it is switched off', async () => {
    const { mqtt, save, kept } = await setUp();
    expect(mqtt.report().waitingEvents).toBe(2);
    save(false);
    await until('it is off', () => mqtt.report().waitingEvents === 0);
    expect([mqtt.report().state, kept()]).toEqual(['off', 0]);
  });

  it('stays closed, whatever is saved while it closes or later', async () => {
    const { mqtt, save } = await setUp();
    save(true);
    const closed = mqtt.close();
    save(true);
    await closed;
    save(true);
    await new Promise(setImmediate);
    expect(mqtt.report().state).toBe('off');
  });

  it('has a name of its own at its broker, which it keeps', async () => {
    const { mqtt, clientId } = await setUp();
    await mqtt.try(new AbortController().signal);
    const made = clientId();
    expect(made).toMatch(/^pressluft-[0-9a-f]{8}$/);
    await mqtt.try(new AbortController().signal);
    expect(clientId()).toBe(made);
  });
});
