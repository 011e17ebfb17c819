import type { MemoryStationOptions } from '../../../fakes/index.ts';
import { statusBit, type TechnologyCode } from '../../../../core/compressor/index.ts';
import type { FaultLogEntry, FaultSource, LoggedMachine, MachineFaults } from '../../../../core/faults/index.ts';
import { faultNumber } from '../../../../core/faults/index.ts';
import { masterBit } from '../../../../core/master/index.ts';
import { msPerMinute } from '../../../../core/time/index.ts';
import { ErrorLogVm } from '../../../../ui/areas/errors/errorLog.vm.ts';
import { FaultTextsStore, liveLink } from '../../../../ui/stores/index.ts';
import { machine, stationWith } from '../overview/overviewFixture.ts';
import { morningMs, storesOver } from '../../stores/stationFixture.ts';

export const oilFilter = 2;
export const tooHot = 16;
export const motorTrip = 65;

const { on, running, loaded } = statusBit;
const technologies: readonly TechnologyCode[] = [4, 2, 0, 6, 0, 0, 0, 0, 0, 0];

/** Three machines, in the slots 1, 2 and 4. */
export const machinesInLoad: readonly LoggedMachine[] = technologies.map((technology) => ({
  technology,
  status: technology === 0 ? undefined : on | running | loaded,
}));

/** Some minutes before the morning. */
export const entryBefore = (
  minutes: number,
  source: FaultSource,
  bitIndex: number,
  differences: Partial<FaultLogEntry> = {},
): FaultLogEntry => ({
  atMs: morningMs - minutes * msPerMinute,
  source,
  bitIndex,
  deliveryVolumeM3min: 20,
  volumeFlowM3min: 19,
  systemPressureBar: 7.125,
  loadRatio: 0.7,
  masterStatus: masterBit.on | masterBit.active,
  machines: machinesInLoad,
  ...differences,
});

/** Newest first. */
export const defaultLog: readonly FaultLogEntry[] = [
  entryBefore(1, 2, tooHot),
  entryBefore(2, 'master', motorTrip),
  entryBefore(3, 1, oilFilter),
  entryBefore(4, 2, motorTrip),
  entryBefore(5, 2, tooHot),
  entryBefore(6, 9, tooHot),
];

/** What a source reports when these bits are set. */
export const faultsOf = (source: FaultSource, ...bits: readonly number[]): MachineFaults => ({
  source,
  errors: Object.fromEntries(bits.map((bit) => [faultNumber(source, bit)!, true])),
  indicators: {},
});

/** The error log of a station without a network, logged in and connected; its clock stands until it is set. */
export async function openErrorLog(options: MemoryStationOptions = {}) {
  let nowMs = morningMs;
  const parts = storesOver({
    faultLog: defaultLog,
    faultTexts: { de: { 2: { [tooHot]: 'Temperatur hoch', [motorTrip]: 'Motorschutz' } }, en: { 2: { [tooHot]: 'Temperature high' } } },
    ...options,
  });
  const { station, session, plant, machines, preferences } = parts;
  const clock = { nowMs: () => nowMs };
  const faultTexts = new FaultTextsStore(station.faultCatalogue, clock);
  liveLink({ feed: station.feed, ...parts });
  await session.login('read');
  await faultTexts.load('de', session.token);
  await faultTexts.load('en', session.token);
  station.push(stationWith([machine(1), machine(2), machine(4, { name: 'Halle C' })]));
  const vm = new ErrorLogVm({
    errorLog: station.errorLog,
    clock,
    session,
    plant,
    machines,
    faultTexts,
    preferences,
    settings: parts.settings,
    sourceName: (source) =>
      typeof source === 'string'
        ? { master: 'Steuerung', limits: 'Messstellen' }[source]
        : (machines.inSlot(source)?.name ?? `Verdichter ${source}`),
  });
  return {
    ...parts,
    vm,
    setClock: (atMs: number) => {
      nowMs = atMs;
    },
    reads: () => station.called.filter(({ call }) => call === 'errorLog').length,
  };
}

/** Lets calls that are under way come to an end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
