import { listOf, type OptionKind } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { calendarYears, isPlantDay, type PlantDay, type TimeRange, zoneOffsetMs } from '../../core/time/index.ts';
import { pressureUnits, temperatureUnits, type UnitChoice, volumeUnits } from '../../core/units/index.ts';

/** A day of the plant's zone, or an instant. */
export type Moment = { readonly day: PlantDay } | { readonly atMs: number };

const instantPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day, or an instant with its offset from UTC. */
export const moment: OptionKind<Moment> = {
  read(text) {
    if (isPlantDay(text)) return { day: text };
    const [, day] = instantPattern.exec(text) ?? [];
    const atMs = day !== undefined && isPlantDay(day) ? Date.parse(text) : NaN;
    return Number.isNaN(atMs) ? undefined : { atMs };
  },
  expected: `a day such as 2026-03-29 or an instant such as 2026-03-29T06:00:00Z, of the years ${calendarYears.first} to ${calendarYears.last}`,
  shownValue: 'TIME',
};

const plantDay: OptionKind<PlantDay> = {
  read: (text) => (isPlantDay(text) ? text : undefined),
  expected: 'a day such as 2026-12-25',
  shownValue: 'DAY',
};

/** Days, several with commas. */
export const holidayList = listOf(plantDay, { once: { of: (day) => day, expected: 'each day once' } });

/** Two instants with a slash between them, the second one later and not included. */
export const timeSpan: OptionKind<TimeRange> = {
  read(text) {
    const [from, until, ...more] = text.split('/').map((part) => moment.read(part.trim()));
    if (more.length > 0 || from === undefined || until === undefined || !('atMs' in from) || !('atMs' in until)) return undefined;
    return from.atMs < until.atMs ? { fromMs: from.atMs, untilMs: until.atMs } : undefined;
  },
  expected: 'two instants such as 2026-03-29T06:00:00Z/2026-03-29T07:00:00Z',
  shownValue: 'FROM/UNTIL',
};

/** A time zone by its IANA name. */
export const zoneName: OptionKind<string> = {
  read(text) {
    try {
      zoneOffsetMs(0, text);
      return text;
    } catch {
      return undefined;
    }
  },
  expected: 'the name of a time zone such as Europe/Berlin',
  shownValue: 'ZONE',
};

const numberPattern = /^\d{1,12}(\.\d{1,9})?$/;

/** A number between two others, both included, with a decimal point. */
export function numberWithin(lowest: number, highest = Infinity): OptionKind<number> {
  return {
    read(text) {
      const value = numberPattern.test(text) ? Number(text) : NaN;
      return value >= lowest && value <= highest ? value : undefined;
    },
    expected: `a number ${highest === Infinity ? `from ${lowest} on` : `from ${lowest} to ${highest}`}, with a point`,
    shownValue: 'N',
  };
}

type Measures = Pick<UnitChoice, 'pressure' | 'temperature' | 'volume'>;
const measures = [
  ...pressureUnits.map((pressure) => ({ pressure })),
  ...temperatureUnits.map((temperature) => ({ temperature })),
  ...volumeUnits.map((volume) => ({ volume })),
] as const satisfies readonly Partial<Measures>[];

const unitOf: OptionKind<Partial<Measures>> = {
  read: (text) => measures.find((choice) => Object.values(choice)[0] === text),
  expected: `one of ${measures.map((choice) => Object.values(choice)[0]).join(', ')}`,
  shownValue: 'UNIT',
};

/** Units, each for all values of its kind. */
export const unitsOf = listOf(unitOf, {
  once: { of: (choice) => Object.keys(choice).join(), expected: 'one each for pressures, temperatures and volumes' },
});

/** A machine's number and its name. */
export interface NamedMachine {
  readonly index: number;
  readonly name: string;
}

const namedMachine: OptionKind<NamedMachine> = {
  read(text) {
    const [, number, name] = /^(\d{1,2})=(.*\S)\s*$/.exec(text) ?? [];
    const index = Number(number);
    return name !== undefined && index >= 1 && index <= slotCount ? { index, name: name.trim() } : undefined;
  },
  expected: `a machine's number, 1 to ${slotCount}, and its name, such as 3=Screw`,
  shownValue: 'N=NAME',
};

/** `3=GA 90`; a name may have commas, as the next machine begins with its number. */
export const namedMachines = listOf(namedMachine, {
  separator: /,(?=\s*\d{1,2}=)/,
  once: { of: ({ index }) => index, expected: 'each number once' },
});
