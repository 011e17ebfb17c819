import { type Figure, ratioOf } from '../figures/index.ts';
import type { CompressorEra, DataSheet, PlantData } from '../plantData/index.ts';
import { type Channel, compressorChannel } from '../samples/index.ts';
import { daysBetween, type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../time/index.ts';
import { type AirBalance, airBalanceOf } from './airBalance.ts';
import type { LoadClass } from './loadClasses.ts';
import type { MachineDay } from './machineDays.ts';
import type { MachinesEvidence } from './machineEvidence.ts';
import { type MachineDrift, machineDrift } from './machineDrift.ts';
import { type SheetDeviation, sheetDeviation } from './sheetDeviation.ts';

/** What is asked of the compressors of a plant. */
export interface MachinesQuestion {
  /** Whole days of the plant. */
  readonly range: TimeRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly plant: Pick<PlantData, 'dataSheets' | 'eras'>;
  /** Channels whose value was calculated and not measured, if only in part. */
  readonly estimated?: readonly Channel[] | undefined;
}

/** A compressor beside its data sheet and beside itself. */
export interface MachineReport {
  /** 1..10 */
  readonly slot: number;
  /** Since its last exchange: the days that count. */
  readonly days: number;
  readonly sheet: DataSheet | undefined;
  /** Of all that was on load, at the pressures it had, kW/(m3/min). */
  readonly specificPower: Figure;
  /** What it took by its flow, ascending. */
  readonly loadPoints: readonly LoadPoint[];
  readonly against: SheetDeviation;
  readonly drift: MachineDrift;
  /** Whether the delivery on load never varies, so that only its power says anything. */
  readonly isFlowNominal: boolean;
  readonly isEstimated: boolean;
}

/** Samples of about the same flow together. */
export interface LoadPoint {
  readonly flowM3min: number;
  readonly powerKW: number;
  readonly hours: number;
}

const minutesPerHour = 60;
const secondsPerHour = 3600;

function loadPointsOf(days: readonly MachineDay[]): readonly LoadPoint[] {
  const byStep = new Map<number, LoadClass[]>();
  for (const of of days.flatMap(({ classes }) => classes)) {
    const known = byStep.get(of.step);
    if (known === undefined) byStep.set(of.step, [of]);
    else known.push(of);
  }
  return [...byStep]
    .toSorted(([a], [b]) => a - b)
    .map(([, classes]) => {
      const sum = (figure: 'seconds' | 'energyKWh' | 'volumeM3') => classes.reduce((all, each) => all + each[figure], 0);
      const hours = sum('seconds') / secondsPerHour;
      return { hours, flowM3min: sum('volumeM3') / (hours * minutesPerHour), powerKW: sum('energyKWh') / hours };
    });
}

/** What load points come to: energy and volume on load. */
export function loadSums(points: readonly LoadPoint[]): { readonly energyKWh: number; readonly volumeM3: number } {
  const sum = (of: (point: LoadPoint) => number) => points.reduce((all, point) => all + of(point), 0);
  return {
    energyKWh: sum(({ powerKW, hours }) => powerKW * hours),
    volumeM3: sum(({ flowM3min, hours }) => flowM3min * hours * minutesPerHour),
  };
}

function specificPowerOf(points: readonly LoadPoint[]): Figure {
  const { energyKWh, volumeM3 } = loadSums(points);
  return ratioOf(energyKWh * minutesPerHour, volumeM3);
}

/** Less is the rounding of a number that stands for a sheet. */
const nominalSpread = 0.001;

/** The last day of an event of a compressor; nothing before it counts. */
function since(eras: readonly CompressorEra[], slot: number, kinds: readonly CompressorEra['what'][], zone: string): PlantDay {
  const days = eras.filter((era) => era.slot === slot && kinds.includes(era.what)).map(({ atMs }) => plantDayOf(atMs, zone));
  return days.reduce((latest, day) => (day > latest ? day : latest), '');
}

/** The sheet of a slot that holds on a day. */
const sheetOn = (sheets: readonly DataSheet[], slot: number, day: PlantDay): DataSheet | undefined =>
  sheets
    .filter((sheet) => sheet.slot === slot && sheet.since <= day)
    .reduce<DataSheet | undefined>((latest, sheet) => (latest !== undefined && latest.since > sheet.since ? latest : sheet), undefined);

function isNominal(days: readonly MachineDay[]): boolean {
  const spans = days.map(({ deliveryM3min }) => deliveryM3min).filter(({ max }) => max > 0);
  const [min, max] = [Math.min(...spans.map((span) => span.min)), Math.max(...spans.map((span) => span.max))];
  return spans.length > 0 && max - min <= nominalSpread * max;
}

/** Each compressor that ran, and how their deliveries make the flow. */
export interface MachinesPicture {
  /** By slot. */
  readonly machines: readonly MachineReport[];
  readonly air: AirBalance;
}

/** What days say of the compressors. Days before a compressor's last exchange count nowhere; its drift begins again at a service as well. */
export function machinesOf({ machines: days, air }: MachinesEvidence, question: MachinesQuestion): MachinesPicture {
  const { range, zone, plant, estimated } = question;
  const asked = daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)).length;
  const machines = reportsOf(days, question);
  const isEstimated = (slot: number) => estimated?.includes(compressorChannel('deliveryVolumeM3min', slot)) === true;
  const slots = machines.map(({ slot }) => slot).filter(isEstimated);
  const coverage = Math.min(1, air.length / asked);
  return { machines, air: airBalanceOf(air, { range, zone, eras: plant.eras, coverage, estimated: slots }) };
}

function reportsOf(days: readonly MachineDay[], { range, zone, plant, estimated }: MachinesQuestion): readonly MachineReport[] {
  const slots = [...new Set(days.map(({ slot }) => slot))].toSorted((a, b) => a - b);
  const lastDay = plantDayOf(range.untilMs - 1, zone);
  return slots.map((slot) => {
    const ofSlot = days.filter((day) => day.slot === slot);
    const from = (kinds: readonly CompressorEra['what'][]) => {
      const first = since(plant.eras, slot, kinds, zone);
      const known = ofSlot.filter(({ day }) => day > first);
      const firstDay = first === '' ? plantDayOf(range.fromMs, zone) : first;
      const asked = daysBetween(firstDay, lastDay).length;
      return {
        known,
        question: {
          range: { fromMs: Math.max(range.fromMs, plantDayRange(firstDay, zone).fromMs), untilMs: range.untilMs },
          coverage: asked === 0 ? 0 : Math.min(1, known.length / asked),
          isEstimated,
        },
      };
    };
    const isEstimated = (['electricalPowerKW', 'deliveryVolumeM3min'] as const).some((of) =>
      estimated?.includes(compressorChannel(of, slot)),
    );
    const [era, service] = [from(['exchanged']), from(['exchanged', 'serviced'])];
    const sheet = sheetOn(plant.dataSheets, slot, lastDay);
    const loadPoints = loadPointsOf(era.known);
    return {
      slot,
      days: era.known.length,
      sheet,
      specificPower: specificPowerOf(loadPoints),
      loadPoints,
      against: sheetDeviation(era.known, sheet, era.question),
      drift: machineDrift(service.known, service.question),
      isFlowNominal: isNominal(era.known),
      isEstimated,
    };
  });
}
