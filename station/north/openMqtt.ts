import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { faultTextsBySource, type FaultTextTables } from '../../adapters/contract/index.ts';
import { isForbiddenAddress } from '../../adapters/networks/index.ts';
import { type MqttOptions, mqttPublisher } from '../../adapters/mqtt/index.ts';
import { messageOf } from '../../adapters/systemError/index.ts';
import type { GrowingTotals, MachineCounters } from '../../core/north/index.ts';
import type { Clock, MqttReport, MqttTrial, NorthRepository, PlantSample } from '../../core/ports/index.ts';
import { type MessageLanguage, type MqttSettings, type Settings, settingsProblems, unchangedSettings } from '../../core/settings/index.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import { type MqttOutlet, mqttOutlet } from './mqttOutlet.ts';
import type { Outlet } from './Outlet.ts';
import { waitingEvents } from './waitingEvents.ts';

export interface MqttParts {
  readonly settings: StationSettings;
  readonly repository: NorthRepository;
  readonly totals: () => GrowingTotals;
  readonly countersOf: (slot: number) => MachineCounters;
  readonly faultTexts: (language: MessageLanguage) => FaultTextTables;
  /** Whether the broker may be on this machine or its link. */
  readonly allowLocal: boolean;
  readonly version: string;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  readonly silentAfterS: number;
  readonly log: Logger;
}

/** The plant at the broker that the settings name. */
export interface StationMqtt extends Outlet {
  report(): MqttReport;
  /** Connects with the saved settings, and hangs up. */
  try(signal: AbortSignal): Promise<MqttTrial>;
  close(): Promise<void>;
}

/** Of settings that name no broker. */
const noTrial: MqttTrial = { isConnected: false, problem: 'noSuchHost' };
/** What another broker, or other topics, would be. */
const placeOf = ({ brokerUrl, station }: MqttSettings) => JSON.stringify([brokerUrl, station]);

/** Says the plant to the broker of the settings, and to another one as soon as they change. */
export function openMqttOutlet(parts: MqttParts): StationMqtt {
  const { settings, repository, clock, log, allowLocal } = parts;
  const events = waitingEvents({ repository, clock, log });
  let latest: PlantSample | undefined;
  let outlet: MqttOutlet | undefined;
  let opened: MqttSettings | undefined;
  let saidMs: number | undefined;
  let changing: Promise<void> = Promise.resolve();
  let isClosed = false;

  const clientId = () => {
    const known = repository.clientId();
    if (known !== undefined) return known;
    const made = `pressluft-${randomUUID().slice(0, 8)}`;
    repository.saveClientId(made);
    return made;
  };
  const optionsOf = ({ brokerUrl, userName, caCertificate }: MqttSettings): MqttOptions => ({
    url: brokerUrl,
    clientId: clientId(),
    user: userName === '' ? undefined : userName,
    password: settings.secret('mqtt.password'),
    ca: caCertificate.trim() === '' ? undefined : caCertificate,
    isAllowed: (address) => allowLocal || !isForbiddenAddress(address),
  });
  const isValid = (all: Settings) =>
    settingsProblems('mqtt', { ...unchangedSettings<'mqtt'>(all.mqtt), enabled: true }, { zones: [], allowLocalGateway: allowLocal })
      .length === 0;

  const open = () => {
    const all = settings.all();
    const now = all.mqtt;
    if (!now.enabled || !isValid(all) || isClosed) return;
    opened = now;
    outlet = mqttOutlet({
      ...parts,
      ...{ settings: now, events, latest },
      publisher: mqttPublisher(optionsOf(now)),
      faultTexts: () => faultTextsBySource(parts.faultTexts(now.language)),
      title: () => settings.all().customer.stationName,
      onSaid: () => (saidMs = clock.nowMs()),
    });
  };
  const end = async (takesBack: boolean) => {
    const closing = outlet;
    outlet = undefined;
    await closing?.close(takesBack);
  };
  const change = () => {
    changing = changing
      .then(async () => {
        const now = settings.all().mqtt;
        const stays = now.enabled && now.homeAssistant && opened !== undefined && placeOf(opened) === placeOf(now);
        await end(!stays);
        if (!now.enabled) events.clear();
        open();
      })
      .catch((error: unknown) => log.error(`MQTT: ${messageOf(error)}`));
  };
  settings.onChange((group) => {
    if (group === 'mqtt') change();
  });
  open();

  return {
    take(sample, faults) {
      latest = sample;
      outlet?.take(sample, faults);
    },
    report() {
      const now = outlet?.report() ?? { state: 'off', problem: undefined, problemMs: undefined };
      return { ...now, saidMs, waitingEvents: events.count(), lostEvents: events.lost() };
    },
    async try(signal) {
      const all = settings.all();
      if (!isValid(all)) return noTrial;
      const options = optionsOf(all.mqtt);
      const tried = mqttPublisher({ ...options, clientId: `${options.clientId}-test` });
      const publishing = await tried.open(undefined, { message: () => undefined, ended: () => undefined }, signal);
      if (typeof publishing === 'string') return { isConnected: false, problem: publishing };
      await publishing.close();
      return { isConnected: true, problem: undefined };
    },
    async close() {
      isClosed = true;
      await changing;
      await end(false);
    },
  };
}
