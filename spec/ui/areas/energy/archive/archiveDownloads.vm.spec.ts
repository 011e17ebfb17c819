import { describe, expect, it, test } from '@jest/globals';
import type { Archive } from '../../../../../core/ports/index.ts';
import { ArchiveDownloads } from '../../../../../ui/areas/energy/archive/archiveDownloads.vm.ts';
import { keptLog, storesOver } from '../../../stores/stationFixture.ts';

const plantFile = { name: 'GLW_2026-11.csv', sizeBytes: 8 };
const archives = { master: new Map([[plantFile.name, 'date,kWh']]), compressors: new Map([['Comp2_2026-11.csv', 'date']]) };

async function open(archive?: (of: Archive) => Archive) {
  const parts = storesOver({ archives });
  await parts.session.login('read');
  const saved: (readonly [string, string])[] = [];
  const log = keptLog();
  const downloads = new ArchiveDownloads({
    archive: archive?.(parts.station.archive) ?? parts.station.archive,
    session: parts.session,
    log,
    save: (name, content) => void saved.push([name, new TextDecoder().decode(content)]),
  });
  return { ...parts, downloads, saved, warned: log.warnings };
}

describe('the download of a file of the archive', () => {
  it('saves the whole file under its name', async () => {
    const { downloads, saved } = await open();
    await downloads.fetch(plantFile);
    expect(saved).toEqual([['GLW_2026-11.csv', 'date,kWh']]);
    expect([downloads.doneShare(plantFile.name), downloads.failed]).toEqual([undefined, []]);
  });

  it('states how far it is, by the size of the list where the station does not say it', async () => {
    const shares: (number | undefined)[] = [];
    const { downloads } = await open((of) => ({
      ...of,
      async read(name, token, download) {
        for (const [loadedBytes, totalBytes] of [
          [0, undefined],
          [2, undefined],
          [3, 6],
          [900, undefined],
        ] as const) {
          download?.onProgress?.({ loadedBytes, totalBytes });
          shares.push(downloads.doneShare(name));
        }
        return of.read(name, token, download);
      },
    }));
    await downloads.fetch(plantFile);
    expect(shares).toEqual([0, 0.25, 0.5, 1]);
  });

  test.each(['unreachable', 'failed'] as const)('that is %s saves nothing and says so until it is tried again', async (failure) => {
    const { downloads, saved, station, warned } = await open();
    station.fail('archive', failure);
    await downloads.fetch(plantFile);
    await downloads.fetch({ name: 'Comp2_2026-11.csv', sizeBytes: undefined });
    expect(saved).toEqual([]);
    expect(downloads.failed).toEqual(['GLW_2026-11.csv', 'Comp2_2026-11.csv']);
    expect(warned.length).toBe(2);
    station.mend('archive');
    await downloads.fetch(plantFile);
    expect([saved.length, downloads.isFailed(plantFile.name), downloads.failed]).toEqual([1, false, ['Comp2_2026-11.csv']]);
  });

  it('that is cancelled saves nothing, and is no failure', async () => {
    const { downloads, saved, station } = await open();
    const release = station.hold('archive');
    const over = downloads.fetch(plantFile);
    expect(downloads.doneShare(plantFile.name)).toBe(0);
    downloads.cancel(plantFile.name);
    expect(downloads.doneShare(plantFile.name)).toBeUndefined();
    release();
    await over;
    expect([saved, downloads.failed]).toEqual([[], []]);
  });

  it('is made once at a time, several files side by side, and none goes on once the page is left', async () => {
    const { downloads, saved, station } = await open();
    const release = station.hold('archive');
    const all = [downloads.fetch(plantFile), downloads.fetch(plantFile), downloads.fetch({ name: 'Comp2_2026-11.csv', sizeBytes: 4 })];
    expect(station.called.filter(({ call }) => call === 'archive').length).toBe(2);
    downloads.follow()();
    release();
    await Promise.all(all);
    expect([saved, downloads.failed]).toEqual([[], []]);
  });
});
