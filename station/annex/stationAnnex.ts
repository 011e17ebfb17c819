import { type AnnexContent, annexFile } from '../../adapters/annex/index.ts';
import { annexChannels, type AnnexEvidence, annexOf, annexOutline, type AnnexProfile } from '../../core/annex/index.ts';
import type { ServiceRecord } from '../../core/maintenance/index.ts';
import type { ValueOrigin } from '../../core/master/index.ts';
import { heatCircuits } from '../../core/plantData/index.ts';
import type { AnnexAnswer, Clock } from '../../core/ports/index.ts';
import { paperOf } from '../../core/report/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { type MessageLanguage, plantDataOf, type Settings } from '../../core/settings/index.ts';
import { plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import { defaultRegion } from '../../i18n/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { Figures } from '../figures/openFigures.ts';
import { hashedDays, type HashedDaysParts } from './hashedDays.ts';

/** Nothing is recorded of the days, or some are still being evaluated. */
export type NoAnnex = 'noData' | 'notYet';
/** The paper, or the folder of CSV. */
export type AnnexFormat = 'pdf' | 'zip';

/** The data for an assessment of the compressed-air system. */
export interface StationAnnex {
  read(range: TimeRange, signal: AbortSignal): Promise<AnnexAnswer>;
  file(format: AnnexFormat, range: TimeRange, language: MessageLanguage, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | NoAnnex>;
  close(): Promise<void>;
}

export interface StationAnnexParts extends HashedDaysParts {
  readonly figures: Pick<
    Figures,
    | 'balance'
    | 'days'
    | 'energyCost'
    | 'heatReport'
    | 'history'
    | 'leakage'
    | 'machines'
    | 'measures'
    | 'performance'
    | 'profile'
    | 'switching'
  >;
  readonly services: () => readonly ServiceRecord[];
  readonly settings: () => Settings;
  readonly zone: () => string;
  readonly clock: Clock;
  readonly version: string;
  readonly origin: ValueOrigin;
}

/** What is known of the days by now. */
interface Gathered {
  /** Undefined while days are being evaluated, and where there are none. */
  readonly content: AnnexContent | undefined;
  readonly recordedDays: number;
  readonly evaluatedDays: number;
}

/** Annexes of what a station has recorded, from the same answers as its pages. */
export function stationAnnex(parts: StationAnnexParts): StationAnnex {
  const { figures, services, settings, zone, clock, version, origin } = parts;
  const hashed = hashedDays(parts);

  const evidenceOf = async (
    range: TimeRange,
    recordedDays: AnnexEvidence['recordedDays'],
    periodS: number,
    signal: AbortSignal,
  ): Promise<Omit<AnnexEvidence, 'control' | 'cycles' | 'leakage' | 'leakCost' | 'machines' | 'measures' | 'profiles' | 'quarters'>> => {
    const { customer, units, plant } = settings();
    const days = { first: plantDayOf(range.fromMs, zone()), last: plantDayOf(range.untilMs - 1, zone()) };
    const balance = await figures.balance(range, signal);
    const { cost } = await figures.energyCost(range, 'month', signal);
    const heat = [];
    for (const circuit of heatCircuits) heat.push((await figures.heatReport(range, circuit, signal)).report);
    const compared = plant.baselines.rows.length === 0 ? undefined : await figures.performance({ report: days }, signal);
    return {
      ...{ range, zone: zone(), stationName: customer.stationName, version, currency: units.currency },
      ...{ recordedDays, samplePeriodS: periodS, balance, cost, heat, performance: compared?.performance },
      ...{ plant: plantDataOf(plant), services: services() },
    };
  };

  const gathered = async (asked: TimeRange, signal: AbortSignal): Promise<Gathered> => {
    const yesterday = shiftDay(plantDayOf(clock.nowMs(), zone()), -1);
    const [first, lastAsked] = [plantDayOf(asked.fromMs, zone()), plantDayOf(asked.untilMs - 1, zone())];
    const last = lastAsked < yesterday ? lastAsked : yesterday;
    const recorded = (await figures.days()).filter((day) => day >= first && day <= last);
    if (recorded.length === 0) return { content: undefined, recordedDays: 0, evaluatedDays: 0 };
    const range = { fromMs: plantDayRange(first, zone()).fromMs, untilMs: plantDayRange(last, zone()).untilMs };

    const dayFiles = await hashed.of(recorded);
    const { leakage, cost: leakCost, ...ofLeaks } = await figures.leakage(range, signal);
    const { found: quarters, ...ofQuarters } = await figures.history.quarters(range, annexChannels, signal);
    const lacking = [
      recorded.length - dayFiles.length,
      ofLeaks.recordedDays - ofLeaks.evaluatedDays,
      ofQuarters.days - ofQuarters.summedDays,
    ];
    const counted = { recordedDays: recorded.length, evaluatedDays: recorded.length - Math.max(...lacking) };
    if (counted.evaluatedDays < counted.recordedDays) return { ...counted, content: undefined };

    const { picture } = await figures.machines(range, signal);
    const switched = { control: await figures.switching.control(range, signal), cycles: await figures.switching.cycles(range, signal) };
    const { picture: measures } = await figures.measures(range, signal);
    const profileOf = (of: AnnexProfile) => figures.profile(range, of, signal);
    const profiles = { flow: await profileOf('flow'), power: await profileOf('power'), pressure: await profileOf('pressure') };
    const evidence = await evidenceOf(range, recorded, dayFiles.at(-1)?.periodS ?? samplePeriodS, signal);
    const whole = { ...evidence, ...switched, leakage, leakCost, machines: picture, measures, quarters, profiles };
    await nextTurn();
    signal.throwIfAborted();
    return { ...counted, content: { document: annexOf(whole), quarters, dayFiles } };
  };

  return {
    async read(range, signal) {
      const { content, ...counted } = await gathered(range, signal);
      return { ...counted, outline: content && annexOutline(content.document) };
    },
    async file(format, range, language, signal) {
      const { content, recordedDays } = await gathered(range, signal);
      if (content === undefined) return recordedDays === 0 ? 'noData' : 'notYet';
      const paper = format === 'pdf' ? paperOf(settings().print) : undefined;
      return annexFile({ content, region: defaultRegion(language), paper, origin }, signal);
    },
    close: () => hashed.close(),
  };
}
