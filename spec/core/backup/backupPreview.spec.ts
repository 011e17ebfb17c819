import { describe, expect, it } from '@jest/globals';
import { backupPreview } from '../../../core/backup/index.ts';
import { type StationContent } from '../../../core/backup/StationBackup.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const counts = { faults: 1, faultWindows: 2, services: 3, notes: 4, events: 5, counterReadings: 6 };
const here: StationContent = { settings: defaultSettings, field: undefined, counts };
const facts = { software: '1.2.3', madeMs: 1000, secrets: 'none' } as const;
const previewOf = (content: Partial<StationContent>) => backupPreview(here, { ...facts, content: { ...here, ...content } });
const withCustomer = (customer: Partial<typeof defaultSettings.customer>) =>
  previewOf({ settings: { ...defaultSettings, customer: { ...defaultSettings.customer, ...customer } } });

describe('what restoring a backup would change', () => {
  it('is nothing for a backup of what the station keeps', () => {
    expect(previewOf({})).toMatchObject({ ...facts, isOtherStation: false, changed: [] });
  });

  it('is the groups of settings that differ, and how the plant is wired', () => {
    expect(previewOf({ field: '{}' })).toMatchObject({ changed: ['field'], isOtherStation: false });
    const preview = withCustomer({ stationName: 'Werk 9' });
    expect(preview).toMatchObject({ changed: ['customer'], isOtherStation: true, stationName: 'Werk 9' });
    expect(withCustomer({ schematicNumber: 'X-9' })).toMatchObject({ isOtherStation: true, schematicNumber: 'X-9' });
  });

  it('has what is kept here beside what the file has', () => {
    const { faults, counterReadings } = previewOf({ counts: { ...counts, faults: 9 } }).counts;
    expect([faults, counterReadings]).toEqual([
      { here: 1, inFile: 9 },
      { here: 6, inFile: 6 },
    ]);
  });
});
