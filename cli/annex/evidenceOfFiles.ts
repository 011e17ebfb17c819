import { hashedDayFile } from '../../adapters/annex/index.ts';
import {
  answersOfFiles,
  channelSumsOfFiles,
  type ChannelsWatcher,
  filesNear,
  type FoundFile,
  leakEvidenceOfFiles,
  machineEvidenceOfFiles,
  totalsOfFiles,
} from '../../adapters/dayFiles/index.ts';
import { annexChannels, type AnnexDayFile, type AnnexEvidence, annexProfiles } from '../../core/annex/index.ts';
import { type BalancedMachine, energyBalanceOf } from '../../core/balance/index.ts';
import { energyCostOf } from '../../core/cost/index.ts';
import { heatReportOf } from '../../core/heatReport/index.ts';
import { leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import { leakageOf } from '../../core/leakage/index.ts';
import { loadProfileOf, type PressureBand, pressureSeconds, profileChannels } from '../../core/loadProfile/index.ts';
import { machinesOf } from '../../core/machines/index.ts';
import { type EnteredMeasures, machineCycles } from '../../core/measures/index.ts';
import { type DayRange, performanceChannels, recordedPerformance } from '../../core/performance/index.ts';
import { type DataSheet, heatCircuits } from '../../core/plantData/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { loggedControl } from '../../core/replay/index.ts';
import { type Channel, samplePeriodS } from '../../core/samples/index.ts';
import type { RateTable } from '../../core/tariff/index.ts';
import { plantDayOf, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { filesNotes } from '../files/filesNotes.ts';
import type { Shell } from '../Shell.ts';
import { measuresOfEvidence } from './measuresOfEvidence.ts';

/** What the caller knows beside the files. */
export interface AnnexAsked extends Pick<AnnexEvidence, 'range' | 'zone' | 'stationName' | 'version' | 'currency'> {
  readonly prices: RateTable;
  readonly co2: RateTable;
  /** Of the balance, whose costs are not in the annex. */
  readonly tariff: { readonly ratePerKWh: number; readonly co2KgPerKWh: number };
  readonly machines: readonly BalancedMachine[];
  readonly dataSheets: readonly DataSheet[];
  readonly volumeM3: number | undefined;
  readonly nightUseM3min: number | undefined;
  readonly band: PressureBand;
  readonly baseline: DayRange | undefined;
  readonly entered: EnteredMeasures;
}

/** What day files say for an annex, and the data behind it. */
export interface FilesEvidence {
  readonly evidence: AnnexEvidence;
  readonly dayFiles: readonly AnnexDayFile[];
}

/** Reads the files of whole days once for each kind of answer, as the commands for the parts do. Throws a CliFailure where no file can be read. */
export async function evidenceOfFiles(files: readonly FoundFile[], asked: AnnexAsked, shell: Shell): Promise<FilesEvidence> {
  const { range, zone, prices, co2, baseline } = asked;
  const [first, last] = [plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)];
  const within = files.filter(({ day }) => day >= first && day <= last);
  const notes = filesNotes(shell);
  /** What is wrong with a file is said once. */
  const quiet = { progress: notes.progress };
  const estimated = new Set<Channel>();
  const watcher: ChannelsWatcher = { ...quiet, estimated: (channels) => channels.forEach((channel) => estimated.add(channel)) };
  const { totals, energies, readDays } = await totalsOfFiles(filesNear(files, range), range, { energiesIn: range }, notes);
  const readable = within.filter(({ day }) => readDays.has(day));
  if (readable.length === 0 || energies === undefined) throw new CliFailure(`no day file of ${first} to ${last} could be read`);

  const channels = [...new Set([...annexProfiles.flatMap(profileChannels), ...leakCostChannels, ...annexChannels])];
  const found = await channelSumsOfFiles(filesNear(files, range), range, channels, watcher);
  const leaks = await leakEvidenceOfFiles(readable, zone, quiet);
  const machineDays = await machineEvidenceOfFiles(readable, zone, quiet);
  const days = await answersOfFiles(readable, (readers, { path, day }) => readers.read({ wanted: 'replay', path, day, zone }), quiet);
  const events = days.map((of) => of.events);
  const dayFiles: AnnexDayFile[] = [];
  for (const { day, path } of readable) {
    dayFiles.push(await hashedDayFile(day, path));
    notes.progress(dayFiles.length, readable.length, path);
  }

  const leakage = leakageOf(leaks.evidence, { volumeM3: asked.volumeM3, nightUseM3min: asked.nightUseM3min });
  const question = { range, zone, estimated: totals.estimated };
  const profileOf = (of: (typeof annexProfiles)[number]) => loadProfileOf(found, { of, zone, band: asked.band, holidays: new Set() });
  const plant = { dataSheets: asked.dataSheets, eras: [] };
  const leakCost = leakCostOfQuarters({ leakage, found, prices, zone, estimated: [...estimated], range: leakage.range });
  const evidence = {
    ...{ range, zone, stationName: asked.stationName, version: asked.version, currency: asked.currency },
    recordedDays: readable.map(({ day }) => day),
    samplePeriodS: dayFiles.at(-1)?.periodS ?? samplePeriodS,
    balance: energyBalanceOf(totals, asked.machines, asked.tariff),
    cost: energyCostOf(energies, { ...question, prices, co2, every: 'month' }),
    leakage,
    leakCost,
    machines: machinesOf(machineDays.evidence, { range, zone, plant, estimated: machineDays.estimated }),
    control: loggedControl(events),
    cycles: machineCycles(events),
    quarters: new Map(annexChannels.flatMap((of) => (found.has(of) ? [[of, found.get(of)!]] : []))),
    profiles: recordOf(annexProfiles, profileOf),
    heat: heatCircuits.map((circuit) => heatReportOf(energies, { ...question, circuit, machines: undefined, shares: [] })),
    performance: baseline && (await performanceOfFiles(files, { first, last }, { ...asked, baseline }, watcher, estimated)),
    plant: { ...plant, flowSensors: [], windows: [] },
    services: [],
  };
  const seconds = pressureSeconds(
    days.map((of) => of.slots),
    asked.band,
    range,
  );
  const lowBar = seconds?.p1 ?? evidence.profiles.pressure.pressure?.p1;
  const { entered, band } = asked;
  const measures = measuresOfEvidence(evidence, { leakCost, prices, totals, entered, pressure: { lowBar, limitBar: band.low } });
  return { evidence: { ...evidence, measures }, dayFiles };
}

async function performanceOfFiles(
  files: readonly FoundFile[],
  report: DayRange,
  { baseline, zone, prices, co2 }: AnnexAsked & { readonly baseline: DayRange },
  watcher: ChannelsWatcher,
  estimated: ReadonlySet<Channel>,
) {
  const first = report.first < baseline.first ? report.first : baseline.first;
  const last = report.last > baseline.last ? report.last : baseline.last;
  const range: TimeRange = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
  const found = await channelSumsOfFiles(filesNear(files, range), range, performanceChannels, watcher);
  return recordedPerformance({ found, baseline, report, zone, prices, co2, estimated: [...estimated], adjustments: [] }).performance;
}
