import type { PlantEvent } from '../events/PlantEvent.ts';

const minuteS = 60;
const hourS = 3600;
/** Of Germany, those that have a date; month and day. */
const holidays = [
  [1, 1],
  [5, 1],
  [10, 3],
  [12, 25],
  [12, 26],
] as const;
const [tuesday, wednesday, thursday] = [1, 2, 3] as const;

/** A week of the demo: warnings, one short error, minutes without communication, a leak that is repaired; and the holidays of a year. */
export const demoEvents: readonly PlantEvent[] = [
  {
    begins: { rule: 'weekly', weekday: tuesday, hour: 9.35 },
    durationS: 40 * minuteS,
    effect: { kind: 'machineFault', slot: 1, fault: 'oilLevel' },
  },
  {
    begins: { rule: 'weekly', weekday: wednesday, hour: 10.6 },
    durationS: 6 * minuteS,
    effect: { kind: 'machineFault', slot: 8, fault: 'motorOverload' },
  },
  {
    begins: { rule: 'weekly', weekday: thursday, hour: 13.25 },
    durationS: 4 * minuteS,
    effect: { kind: 'machineFault', slot: 3, fault: 'communicationLost' },
  },
  {
    begins: { rule: 'weekly', weekday: thursday, hour: 8.5 },
    durationS: 29 * hourS,
    effect: { kind: 'leak', flowM3min: 1.2 },
  },
  {
    begins: { rule: 'random', perWeek: 1.5 },
    durationS: 25 * minuteS,
    effect: { kind: 'machineFault', slot: 6, fault: 'separatorDifferentialPressure' },
  },
  {
    begins: { rule: 'random', perWeek: 0.7 },
    durationS: 90 * minuteS,
    effect: { kind: 'machineFault', slot: 2, fault: 'filterClogged' },
  },
  {
    begins: { rule: 'random', perWeek: 1.2 },
    durationS: 12 * minuteS,
    effect: { kind: 'machineFault', slot: 1, fault: 'highStartRate' },
  },
  {
    begins: { rule: 'random', perWeek: 2.5 },
    durationS: 15 * minuteS,
    effect: { kind: 'machineFault', slot: 2, fault: 'highTemperature' },
  },
  {
    begins: { rule: 'random', perWeek: 1.5 },
    durationS: 20 * minuteS,
    effect: { kind: 'masterFault', fault: 'highDewPoint' },
  },
  ...holidays.map(([month, day]): PlantEvent => ({
    begins: { rule: 'yearly', month, day, hour: 0 },
    durationS: 24 * hourS,
    effect: { kind: 'dayProfile', profile: 'weekend' },
  })),
];
