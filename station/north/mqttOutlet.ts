import { keptDoor } from '../../adapters/fieldDoor/index.ts';
import { installedCompressors } from '../../core/master/index.ts';
import { discoveryMessages, eventPayload, type GrowingTotals, type MachineCounters, northTopics } from '../../core/north/index.ts';
import type { FaultTexts } from '../../core/faults/index.ts';
import type { Clock, DoorReport, MqttPublisher, NorthRepository, PlantSample } from '../../core/ports/index.ts';
import type { MqttSettings } from '../../core/settings/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { atMostEvery } from '../../server/process/atMostEvery.ts';
import { announcements } from './announcements.ts';
import { brokerSession } from './brokerSession.ts';
import { faultEventsOf } from './faultEvents.ts';
import { latestMessages } from './latestMessages.ts';
import type { FaultNews, Outlet } from './Outlet.ts';
import { hoursMessages, machineMessages, plantMessage, type Shown, statesOf } from './shownPlant.ts';
import type { WaitingEvents } from './waitingEvents.ts';

export interface MqttOutletParts {
  readonly settings: Pick<MqttSettings, 'station' | 'everyS' | 'language' | 'homeAssistant' | 'dashboardUrl'>;
  readonly publisher: MqttPublisher;
  readonly repository: Pick<NorthRepository, 'announced' | 'saveAnnounced'>;
  readonly events: WaitingEvents;
  readonly totals: () => GrowingTotals;
  readonly countersOf: (slot: number) => MachineCounters;
  /** What faults are called, in the language of the settings. */
  readonly faultTexts: () => FaultTexts;
  /** What people call the station; empty for nothing. */
  readonly title: () => string;
  readonly version: string;
  /** The calendar's. */
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  /** Without a sample for so long, values are missing. */
  readonly silentAfterS: number;
  /** The sample before this outlet was opened. */
  readonly latest: PlantSample | undefined;
  /** The broker has something. */
  readonly onSaid: () => void;
}

/** The plant at a broker. */
export interface MqttOutlet extends Outlet {
  /** `problemMs`: when its last connection failed; undefined when nothing is wrong. */
  report(): Pick<DoorReport, 'state' | 'problem'> & { readonly problemMs: number | undefined };
  /** Says that it goes; `takesBack` to take back at the broker what was announced, too. */
  close(takesBack: boolean): Promise<void>;
}

const hoursEveryMs = 10 * msPerMinute;
/** A machine that changes all the time is not said more often. */
const statesEveryMs = msPerSecond;

/** What makes a device another one for Home Assistant. */
const devicesKey = (sample: PlantSample | undefined) =>
  sample === undefined
    ? ''
    : JSON.stringify(installedCompressors(sample).map(({ index, name, productType, typePlate }) => [index, name, productType, typePlate]));

/** Says the plant to a broker, from now on. */
export function mqttOutlet(parts: MqttOutletParts): MqttOutlet {
  const { settings, publisher, repository, events, totals, countersOf, version, steady, silentAfterS } = parts;
  const { station, everyS, language, homeAssistant, dashboardUrl } = settings;
  const topics = northTopics(station);
  const values = latestMessages();
  let { latest } = parts;
  let takenMs = steady.nowMs();
  let states = latest === undefined ? [] : statesOf(latest);
  let devices = devicesKey(latest);
  let takesBack = false;
  const changed = new Set<number>();

  const shown = (): Shown => ({ sample: latest, isSilent: steady.nowMs() - takenMs > silentAfterS * msPerSecond });
  const putEnergy = () => {
    const { energyKWh, airM3 } = totals();
    values.put({
      topic: topics.energy,
      text: JSON.stringify({ energyKWh: energyKWh ?? null, airM3: airM3 ?? null }),
      isRetained: false,
      qos: 0,
    });
  };
  const putValues = () => {
    values.put(plantMessage(station, shown()));
    for (const message of machineMessages(station, shown()).values()) values.put(message);
  };
  const putHours = () => {
    for (const message of hoursMessages(station, shown(), countersOf)) values.put(message);
  };

  const announced = announcements({
    repository,
    messages() {
      if (!homeAssistant) return [];
      // Which machines there are is not known before the first sample.
      if (latest === undefined) return undefined;
      const machines = installedCompressors(latest);
      return discoveryMessages({ station, version, everyS, dashboardUrl, machines, title: parts.title() });
    },
  });

  const broker = brokerSession({
    ...{ publisher, values, events, onSaid: parts.onSaid },
    announce: (publishing) => announced.announce(publishing),
    takeBack: (publishing) => (takesBack ? announced.takeBack(publishing) : Promise.resolve()),
    statusTopic: topics.status,
    eventTopic: topics.event,
    isAskedAgain: homeAssistant,
    putAll() {
      putValues();
      putHours();
      putEnergy();
    },
  });
  let failedMs: number | undefined;
  const door = keptDoor({
    async session(...given) {
      const problem = await broker.session(...given);
      if (problem !== undefined) failedMs = parts.clock.nowMs();
      return problem;
    },
    steady,
    refusedWaitMs: msPerMinute,
  });
  const sayChanged = atMostEvery(statesEveryMs, () => {
    const messages = machineMessages(station, shown());
    for (const slot of changed) {
      const message = messages.get(slot);
      if (message !== undefined) values.put(message);
    }
    changed.clear();
    broker.wake();
  });
  const every = (ms: number, put: () => void) =>
    setInterval(() => {
      put();
      broker.wake();
    }, ms);
  const timers = [
    every(everyS * msPerSecond, () => {
      putValues();
      const found = devicesKey(latest);
      if (found !== devices) broker.announceAgain();
      devices = found;
    }),
    every(msPerMinute, putEnergy),
    every(hoursEveryMs, putHours),
  ];
  for (const timer of timers) timer.unref();
  door.start(() => undefined);

  const addEvents = (news: FaultNews, sample: PlantSample) => {
    for (const { event, atMs } of faultEventsOf(news, sample)) {
      events.add({ atMs, text: JSON.stringify(eventPayload(event, parts.faultTexts(), language)) });
    }
    broker.wake();
  };

  return {
    take(sample, { came, ended }) {
      const isFirst = latest === undefined;
      latest = sample;
      takenMs = steady.nowMs();
      // Once the sample is pushed, as the disk may take its time.
      if (came.length + ended.length > 0) setImmediate(addEvents, { came, ended }, sample);
      const now = statesOf(sample);
      now.forEach((state, i) => {
        if (state !== undefined && state !== states[i]) changed.add(i + 1);
      });
      states = now;
      if (isFirst) {
        devices = devicesKey(sample);
        broker.announceAgain();
        putValues();
        putHours();
      }
      if (changed.size > 0) setImmediate(() => sayChanged.request());
      else if (isFirst) broker.wake();
    },
    report() {
      const { state, problem } = door.report();
      return { state, problem, problemMs: problem && failedMs };
    },
    async close(alsoTakesBack) {
      takesBack = alsoTakesBack;
      for (const timer of timers) clearInterval(timer);
      sayChanged.cancel();
      await door.close();
    },
  };
}
