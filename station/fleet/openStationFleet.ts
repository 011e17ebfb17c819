import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { fleetLink } from '../../adapters/fleetlink/index.ts';
import { foreignLookup } from '../../adapters/networks/index.ts';
import type {
  Clock,
  FaultRepository,
  FleetJoin,
  FleetLink,
  FleetReport,
  PlantSample,
  SecretRepository,
  StationFleetRepository,
} from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { Figures } from '../figures/openFigures.ts';
import type { ServiceBook } from '../figures/serviceBook.ts';
import type { Messages } from '../messages/openMessages.ts';
import type { Outlet } from '../north/Outlet.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import { codeOfStart } from './codeOfStart.ts';
import { dayDigests } from './dayDigests.ts';
import { fleetMembership } from './fleetMembership.ts';
import { fleetPlant } from './fleetPlant.ts';
import { type FleetSender, fleetSender } from './fleetSender.ts';
import { stationOffer } from './stationOffer.ts';

export interface StationFleetParts {
  readonly settings: StationSettings;
  readonly secrets: SecretRepository;
  readonly repository: StationFleetRepository;
  /** A backup took the place of the database: its fault log is another one. */
  readonly isRestored: boolean;
  readonly faults: Pick<FaultRepository, 'lastId' | 'after'>;
  readonly figures: Pick<Figures, 'dayTotals' | 'fleetDays'>;
  readonly services: Pick<ServiceBook, 'items'>;
  readonly messages: Pick<Messages, 'isFailing'>;
  /** Of the options: undefined for what is set on the page. */
  readonly option: { readonly url: string | undefined; readonly code: string | undefined; readonly ca: string | undefined };
  readonly beatS: number | undefined;
  /** Whether a fleet may be on this machine or its link. */
  readonly allowLocal: boolean;
  readonly version: string;
  /** The plant's. */
  readonly zone: () => string;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  readonly silentAfterS: number;
  readonly log: Logger;
}

/** The station as one of a fleet. */
export interface StationFleet extends Outlet {
  report(): FleetReport;
  /** Asks the fleet of the saved address for a token. */
  join(code: string, signal: AbortSignal): Promise<FleetJoin>;
  /** Forgets the token. */
  leave(): void;
  close(): Promise<void>;
}

const wait = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal, ref: false }).then(
    () => undefined,
    () => undefined,
  );

export function openStationFleet(parts: StationFleetParts): StationFleet {
  const { settings, repository, option, clock, steady, zone, log } = parts;
  const membership = fleetMembership(repository, parts.secrets);
  const boot = randomUUID();
  const closing = new AbortController();
  const epoch = (parts.isRestored ? undefined : repository.epoch()) ?? randomUUID();
  repository.saveEpoch(epoch);
  const openedMs = steady.nowMs();
  const digests = dayDigests({ repository, days: parts.figures.fleetDays, zone, clock, log });
  let latest: { readonly sample: PlantSample; readonly takenMs: number } | undefined;
  let sender: FleetSender | undefined;
  let link: FleetLink | undefined;
  let ending: Promise<unknown> = Promise.resolve();

  const now = () => settings.all().fleet;
  const newLink = () => {
    const { url, caCertificate } = now();
    const ca = caCertificate.trim() === '' ? undefined : caCertificate;
    return fleetLink({ url, ca, lookup: parts.allowLocal ? undefined : foreignLookup });
  };
  const sample = () =>
    latest !== undefined && steady.nowMs() - latest.takenMs <= parts.silentAfterS * msPerSecond ? latest.sample : undefined;
  const maintenance = () => parts.services.items();

  const member = () => membership.at(now().url);

  /** Ends what was begun. */
  function end(): void {
    const [former, formerLink] = [sender, link];
    sender = undefined;
    ending = ending.then(() => former?.close()).then(() => formerLink?.close());
  }

  /** Begins to send, or ends it, as settings and token are now. */
  function begin(): void {
    end();
    if (closing.signal.aborted) return;
    const station = member()?.station;
    if (now().url === '' || station === undefined) return;
    link = newLink();
    const offer = stationOffer({
      ...{
        settings: () => settings.all(),
        sample,
        snapshot: () => latest?.sample,
        isSilent: () => steady.nowMs() - openedMs >= parts.silentAfterS * msPerSecond,
        maintenance,
        isMailFailing: () => parts.messages.isFailing('mail'),
      },
      ...{ figures: parts.figures, digests, faults: parts.faults, epoch, station },
      ...{ boot, software: parts.version, zone, clock, log },
    });
    const onUnknown = () => void startCode.use();
    sender = fleetSender({
      link,
      tokens: membership.tokens,
      offer,
      beatS: parts.beatS,
      clock,
      steady,
      random: Math.random,
      wait,
      onUnknown,
    });
    void digests.run();
  }

  async function join(code: string, signal: AbortSignal) {
    const { url } = now();
    const { name } = fleetPlant(settings.all(), { zone: zone(), snapshot: undefined, maintenance: [] });
    const asking = newLink();
    try {
      const outcome = await asking.enrol({ code, installation: epoch, name, software: parts.version }, signal);
      if (outcome.kind !== 'answer' || now().url !== url) return outcome;
      membership.begin(url, outcome.answer);
      begin();
      return outcome;
    } finally {
      asking.close();
    }
  }

  const startCode = codeOfStart({
    ...{ code: option.code, log, signal: closing.signal, join: (typed) => join(typed, closing.signal) },
    isMember: () => member() !== undefined && sender?.report().state !== 'unknown',
    wait: (ms) => wait(ms, closing.signal),
  });

  settings.onChange((group) => {
    if (group === 'fleet') begin();
  });
  parts.figures.fleetDays.onDone(() => {
    if (sender !== undefined) void digests.run();
  });
  if (option.url !== undefined && (option.url !== now().url || (option.ca ?? '') !== now().caCertificate))
    settings.save('fleet', { ...now(), url: option.url, caCertificate: option.ca ?? '' });
  else begin();
  void startCode.use();

  const stateNow = (): FleetReport['state'] => {
    if (now().url === '') return 'off';
    return sender?.report().state ?? (startCode.problem() === undefined ? 'apart' : 'waiting');
  };
  return {
    take(shown) {
      latest = { sample: shown, takenMs: steady.nowMs() };
    },
    report() {
      const sent = sender?.report();
      return {
        state: stateNow(),
        station: member()?.station,
        problem: sent?.problem ?? startCode.problem(),
        problemMs: sent?.problemMs,
        exchangedMs: sent?.exchangedMs,
        finishedDays: sender === undefined ? 0 : digests.inventory(0).length,
        sentDays: sent?.sentDays ?? 0,
        refusedDays: sent?.refusedDays ?? [],
        findings: sent?.findings ?? [],
      };
    },
    async join(code, signal) {
      if (now().url === '') return { hasJoined: false, problem: 'noSuchHost' };
      const outcome = await join(code, signal);
      if (outcome.kind === 'answer') return { hasJoined: true, problem: undefined };
      const problem = outcome.kind === 'unreachable' ? outcome.problem : outcome.kind === 'refused' ? 'notUnderstood' : outcome.kind;
      return { hasJoined: false, problem };
    },
    leave() {
      membership.end();
      begin();
    },
    async close() {
      closing.abort();
      await startCode.use();
      end();
      await ending;
      await digests.close();
    },
  };
}
