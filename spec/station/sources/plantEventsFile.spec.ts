import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantEventsFile } from '../../../station/sources/plantEventsFile.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

function fileWith(content: string): string {
  const file = join(temporaryFolder(), 'events.json');
  writeFileSync(file, content);
  return file;
}

const nowMs = Date.UTC(2026, 10, 21, 8);
const fault = { kind: 'machineFault', slot: 2, fault: 'oilLevel' };

describe('events for the simulated plant', () => {
  it('are read from a file, those that begin soon by the clock', () => {
    const daily = { begins: { rule: 'daily', hour: 6.5 }, durationS: 60, effect: { kind: 'leak', flowM3min: 2 } };
    const soon = { begins: { inS: 30 }, durationS: 600, effect: fault };
    expect(plantEventsFile(fileWith(JSON.stringify([daily, soon])), nowMs)).toEqual([
      daily,
      { ...soon, begins: { rule: 'once', atMs: nowMs + 30_000 } },
    ]);
  });

  const plain = { begins: { rule: 'daily', hour: 0 }, durationS: 0.5, effect: fault };

  it.each<[string, readonly Record<string, unknown>[]]>([
    ['once', [{ rule: 'once', atMs: nowMs }]],
    ['at an hour of each day', [0, 23.9].map((hour) => ({ rule: 'daily', hour }))],
    ['on each day of the week', [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ rule: 'weekly', weekday, hour: 0 }))],
    ['in a year', [1, 12].flatMap((month) => [1, 31].map((day) => ({ rule: 'yearly', month, day, hour: 0 })))],
    ['now and then', [0, 0.5].map((perWeek) => ({ rule: 'random', perWeek }))],
  ])('may begin %s', (_when, begins) => {
    const events = begins.map((each) => ({ ...plain, begins: each }));
    expect(plantEventsFile(fileWith(JSON.stringify(events)), nowMs)).toEqual(events);
  });

  it.each<[string, readonly Record<string, unknown>[]]>([
    ['faults', [1, 10].map((slot) => ({ ...fault, slot }))],
    ['a master fault', [{ kind: 'masterFault', fault: 'highDewPoint' }]],
    ['lost sensors', ['networkPressure', 'receiverPressure', 'dewPoint', 'volumeFlow'].map((sensor) => ({ kind: 'sensorFault', sensor }))],
    ['a machine that is off', [{ kind: 'switchedOff', slot: 1 }]],
    ['machines that are away', ['same', 'new'].map((comesBack) => ({ kind: 'absence', slot: 1, comesBack }))],
    ['services', ['oilFilter', 'all'].map((component) => ({ kind: 'service', slot: 1, component }))],
    ['leaks and demand', ['leak', 'extraDemand'].map((kind) => ({ kind, flowM3min: 0 }))],
    ['consumers that are off', [{ kind: 'consumersOff' }]],
    ['a machine that delivers less', [0, 1].map((share) => ({ kind: 'deliversLess', slot: 1, share }))],
    ['days of another kind', ['weekday', 'weekend'].map((profile) => ({ kind: 'dayProfile', profile }))],
  ])('may bring %s', (_what, effects) => {
    const events = effects.map((effect) => ({ ...plain, effect }));
    expect(plantEventsFile(fileWith(JSON.stringify(events)), nowMs)).toEqual(events);
  });

  it.each<[string, Record<string, unknown>]>([
    ['hour', { rule: 'daily', hour: 24 }],
    ['hour', { rule: 'weekly', weekday: 1, hour: -1 }],
    ['weekday', { rule: 'weekly', weekday: 7, hour: 0 }],
    ['month', { rule: 'yearly', month: 0, day: 1, hour: 0 }],
    ['month', { rule: 'yearly', month: 13, day: 1, hour: 0 }],
    ['day', { rule: 'yearly', month: 1, day: 0, hour: 0 }],
    ['day', { rule: 'yearly', month: 1, day: 32, hour: 0 }],
    ['perWeek', { rule: 'random', perWeek: -1 }],
    ['inS', { inS: -1 }],
  ])('with a beginning of which %s is out of range are refused: %j', (_field, begins) => {
    expect(() => plantEventsFile(fileWith(JSON.stringify([{ ...plain, begins }])), nowMs)).toThrow(/ 0\.begins/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['slot', { ...fault, slot: 0 }],
    ['flowM3min', { kind: 'leak', flowM3min: -0.1 }],
    ['share', { kind: 'deliversLess', slot: 1, share: -0.1 }],
    ['share', { kind: 'deliversLess', slot: 1, share: 1.1 }],
    ['fault', { kind: 'masterFault', fault: 'sensorFault' }],
  ])('with an effect of which %s is out of range are refused: %j', (field, effect) => {
    expect(() => plantEventsFile(fileWith(JSON.stringify([{ ...plain, effect }])), nowMs)).toThrow(`: 0.effect.${field}: `);
  });

  it.each([
    ['no JSON', '[', /events\.json: .*JSON/],
    ['no list', '{}', /the file: /],
    [
      'an unknown fault',
      JSON.stringify([{ begins: { inS: 0 }, durationS: 1, effect: { ...fault, fault: 'tired' } }]),
      /0\.effect\.fault: /,
    ],
    [
      'a slot that no station has',
      JSON.stringify([{ begins: { inS: 0 }, durationS: 1, effect: { ...fault, slot: 11 } }]),
      /0\.effect\.slot: /,
    ],
    ['an event without length', JSON.stringify([{ begins: { inS: 0 }, durationS: 0, effect: fault }]), /0\.durationS: /],
    ['a field too many', JSON.stringify([{ begins: { inS: 0 }, durationS: 1, effect: fault, more: 1 }]), /: 0: |0: /],
  ])('with %s are refused in one line that says where', (_what, content, message) => {
    const read = () => plantEventsFile(fileWith(content), nowMs);
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });

  it('from a file that does not exist are refused', () => {
    expect(() => plantEventsFile('/nowhere/events.json', nowMs)).toThrow(/it does not exist/);
  });
});
