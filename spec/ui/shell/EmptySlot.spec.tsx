import { expect, it } from '@jest/globals';
import { EmptySlot } from '../../../ui/shell/EmptySlot.tsx';
import { compressorPath } from '../../../ui/shell/paths.ts';
import { machine, openOverview, stationWith } from '../areas/overview/overviewFixture.ts';
import { markupOf, plain } from '../markupOf.tsx';

async function shown(...machines: Parameters<typeof stationWith>[0]) {
  const parts = await openOverview();
  parts.station.push(stationWith(machines));
  return markupOf(parts, <EmptySlot area="overview" slot={7} pathOf={compressorPath} />, '/overview/compressor/7');
}

it('the page of a machine that is not installed says so and offers those that are', async () => {
  const markup = await shown(machine(1), machine(4, { name: undefined }));
  expect(plain(markup)).toContain('Verdichter 7 ist nicht installiert');
  expect([...markup.matchAll(/class="btn"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*class="btn"/g)].map(([, a, b]) => a ?? b)).toEqual([
    '/overview/compressor/1',
    '/overview/compressor/4',
  ]);
  expect(plain(markup)).toMatch(/K1.*Verdichter 4/);
});

it('and in a station without machines that there are none', async () => {
  const markup = await shown();
  expect(plain(markup)).toContain('In dieser Station ist kein Verdichter installiert.');
});
