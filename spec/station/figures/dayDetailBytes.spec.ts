import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eventDay, tenSecondDay } from '../../../core/dayDetail/index.ts';
import { leakEvidenceOf } from '../../../core/leakage/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { loggedPlantDay } from '../../../core/replay/index.ts';
import {
  dayDetailBytes,
  decodeEvents,
  decodeLeaks,
  decodePlantDay,
  decodeSlots,
  encodeEvents,
  encodeLeaks,
  encodeSlots,
} from '../../../station/figures/dayDetailBytes.ts';
import { logPeriodS, plantLog } from '../../core/samples/logs.ts';

const day = '1970-01-01';
const header = { date: day, schematicNumber: undefined, softwareVersion: undefined, periodS: logPeriodS };

describe('the details of a day as bytes', () => {
  it('[GAIN-1] are read as they were, and not at all when a byte was changed or is missing', () => {
    fc.assert(
      fc.property(plantLog, fc.constantFrom('UTC', 'Asia/Tokyo'), fc.nat(), (table, zone, at) => {
        const range = plantDayRange(day, zone);
        const slots = tenSecondDay(table, range, logPeriodS);
        const events = eventDay(table, range, logPeriodS);
        const leaks = leakEvidenceOf(table, day, { zone, periodS: logPeriodS });
        expect(decodeSlots(encodeSlots(slots))).toEqual(slots);
        expect(decodeEvents(encodeEvents(events))).toEqual(events);
        expect(decodeLeaks(encodeLeaks(leaks))).toEqual(leaks);
        const logged = loggedPlantDay(table, day, zone, logPeriodS);
        expect(decodePlantDay(dayDetailBytes({ header, samples: table }, day, zone))).toEqual(logged);
        for (const [bytes, decode] of [
          [encodeSlots(slots), decodeSlots],
          [encodeEvents(events), decodeEvents],
          [encodeLeaks(leaks), decodeLeaks],
        ] as const) {
          // prettier-ignore
          const changed = Uint8Array.from(bytes);
          changed[at % bytes.length]! ^= 1;
          expect([decode(changed), decode(bytes.subarray(0, at % bytes.length))]).toEqual([undefined, undefined]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
