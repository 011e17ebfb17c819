import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plantStream, plantViews } from '../../../station/push/plantStream.ts';
import { stationReport } from '../../core/master/stations.ts';

describe('the numbered samples of a plant', () => {
  it('are none before the first, and no change comes with that', () => {
    fc.assert(
      fc.property(stationReport, (report) => {
        const stream = plantStream();
        expect(stream.snapshot('whole')).toBeUndefined();
        expect(stream.take(report)).toBeUndefined();
        expect(plantViews.map((view) => stream.snapshot(view)!.seq)).toEqual([1, 1]);
      }),
      { numRuns: 20 },
    );
  });

  it('have the same number in all views, and nothing of the maintenance in the one that is without', () => {
    fc.assert(
      fc.property(fc.array(stationReport, { minLength: 2, maxLength: 4 }), (reports) => {
        const stream = plantStream();
        const changes = reports.map((report) => stream.take(report)).slice(1);
        changes.forEach((change, i) => {
          expect([change!.whole.seq, change!.withoutMaintenance.seq]).toEqual([i + 2, i + 2]);
          const others = change!.whole.changes.filter(([path]) => !/^maintenance(\.|$)/.test(path));
          expect(change!.withoutMaintenance.changes).toEqual(others);
        });
        const [whole, without] = [stream.snapshot('whole')!, stream.snapshot('withoutMaintenance')!];
        expect([whole.seq, without.seq]).toEqual([reports.length, reports.length]);
        expect('maintenance' in without.plant).toBe(false);
        expect({ ...without.plant, maintenance: whole.plant.maintenance }).toEqual({ ...whole.plant });
      }),
      { numRuns: 30 },
    );
  });
});
