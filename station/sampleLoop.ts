import { sdCardCode, type StationSnapshot } from '../core/master/index.ts';
import type { PlantSample } from '../core/ports/index.ts';
import { sampleRowOf } from '../core/samples/index.ts';
import type { BlackBox } from './faults/blackBox.ts';
import type { FaultLog } from './faults/faultLog.ts';
import { machineFaultsOf } from './faults/machineFaultsOf.ts';
import { withOwnFaults } from './faults/ownFaults.ts';
import type { AlarmFault } from './faults/alarmFault.ts';
import type { StationLimits } from './faults/stationLimits.ts';
import type { Figures } from './figures/openFigures.ts';
import type { Messages } from './messages/openMessages.ts';
import type { StationMetrics } from './metrics.ts';
import type { Push } from './push/openPush.ts';
import type { LiveView } from './north/liveView.ts';
import type { Outlet } from './north/Outlet.ts';
import type { CardHistory } from './card/cardHistory.ts';
import type { InputHistory } from './card/inputHistory.ts';
import type { ServiceBook } from './figures/serviceBook.ts';
import type { StationBacklog } from './card/stationBacklog.ts';

export interface LoopParts {
  readonly cardHistory: CardHistory;
  readonly inputHistory: InputHistory;
  readonly backlog: StationBacklog;
  readonly figures: Figures;
  readonly faults: FaultLog;
  readonly faultBox: BlackBox;
  readonly limits: StationLimits;
  /** Of finished days. */
  readonly alarms: readonly AlarmFault[];
  readonly messages: Messages;
  readonly services: Pick<ServiceBook, 'take'>;
  readonly metrics: StationMetrics;
  readonly push: Push;
  readonly live: Pick<LiveView, 'take'>;
  readonly outlets: readonly Outlet[];
  /** The plant's. */
  readonly zone: string;
}

/** What happens with each sample of the plant. */
export interface SampleLoop {
  /** Gives the plant as everybody is shown it. */
  take(sample: PlantSample): StationSnapshot;
  /** Pushes nothing more. */
  close(): void;
}

export function sampleLoop({
  cardHistory,
  inputHistory,
  backlog,
  figures,
  faults,
  faultBox,
  limits,
  alarms,
  messages,
  services,
  metrics,
  push,
  live,
  outlets,
  zone,
}: LoopParts): SampleLoop {
  let pushing: NodeJS.Immediate | undefined;

  /** Of several samples at once, which a fast plant gives, only the last is pushed. */
  const pushSoon = (sample: PlantSample, snapshot: StationSnapshot) => {
    clearImmediate(pushing);
    pushing = setImmediate(() => {
      const { maintenance, estimated } = sample;
      const report = { ...snapshot, maintenance, thinkGreen: figures.thinkGreen.current(), zone, ...(estimated && { estimated }) };
      const machines = machineFaultsOf(sample.faults);
      push.take(report, machines);
      live.take(report, machines);
    });
  };

  /** What fails first with the card. */
  const cardState = () => (cardHistory.state() === 'ok' ? inputHistory.state() : cardHistory.state());

  return {
    take(measured) {
      const own = { card: cardState(), isMailFailing: messages.isFailing('mail') };
      const sample = {
        ...measured,
        faults: [...withOwnFaults(measured.faults, own), ...alarms.flatMap((alarm) => alarm.take()), ...limits.take(measured)],
      };
      const row = sampleRowOf(sample);
      services.take(sample);
      cardHistory.append(row, sample.estimated);
      inputHistory.take(sample);
      backlog.add(row);
      metrics.countSample();
      const snapshot = { ...sample, master: { ...sample.master, sdCard: sdCardCode(own.card) } };
      figures.add(row, snapshot, sample.estimated);
      const events = faults.take(sample);
      faultBox.take(row, sample, events);
      const sent = events.filter((event) => limits.isSent(event));
      if (sent.length > 0) messages.report(sent, snapshot);
      pushSoon(sample, snapshot);
      for (const outlet of outlets) outlet.take(snapshot, { came: events, ended: faults.ended() });
      return snapshot;
    },
    close() {
      clearImmediate(pushing);
    },
  };
}
