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
