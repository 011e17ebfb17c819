import { expect, it } from '@jest/globals';
import { ArchiveFiles } from '../../../../../ui/areas/energy/archive/ArchiveFiles.tsx';
import { ArchiveDownloads } from '../../../../../ui/areas/energy/archive/archiveDownloads.vm.ts';
import { DataArchiveVm } from '../../../../../ui/areas/energy/archive/dataArchive.vm.ts';
import { markupOf, plain } from '../../../markupOf.tsx';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

const archives = {
  master: new Map<string, string>(),
  compressors: new Map([
    ['Comp2_2026-10.csv', 'x'.repeat(2500)],
    ['Comp2_2026-11.csv', 'x'.repeat(1500)],
  ]),
  inputs: new Map([
    ['INPUTS-2026-10-31.csv', 'x'.repeat(1000)],
    ['INPUTS-2026-11-19.csv', 'x'.repeat(1200)],
    ['INPUTS-2026-11-20.csv', 'x'.repeat(400)],
  ]),
};

it('says of each month how large its files are, and of the current one that they still grow', async () => {
  const parts = storesOver({ archives });
  const { archive } = parts.station;
  await parts.session.login('read');
  parts.plant.receiveClock(morningMs);
  const vm = new DataArchiveVm({ ...parts, archive, clock: { nowMs: () => morningMs } });
  const downloads = new ArchiveDownloads({ archive, session: parts.session, log: keptLog(), save: () => undefined });
  const stop = vm.follow();
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  const markup = markupOf(
    parts,
    <ArchiveFiles vm={vm} downloads={downloads} entries={vm.entries ?? []} inputs={vm.inputEntries ?? []} />,
    '/',
  );
  const sizes = [...markup.matchAll(/<span class="label">(.*?kB<\/span>.*?)<\/span>/g)].map(([, text = '']) => plain(text));
  expect(sizes).toEqual(['1,5kB, läuft noch', '2,5kB', '1,6kB', '1,0kB']);
  const days = [...markup.matchAll(/<tr><td>((?:(?!<tr>)[^])*?)<\/td><td[^>]*>(INPUTS[^<]*)</g)].map(([, text = '', name]) => [
    plain(text).trim(),
    name,
  ]);
  expect(days).toEqual([
    ['20.11. läuft noch', 'INPUTS-2026-11-20.csv'],
    ['19.11.', 'INPUTS-2026-11-19.csv'],
    ['31.10.', 'INPUTS-2026-10-31.csv'],
  ]);
});
