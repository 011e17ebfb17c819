import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoryStation } from '../../../../fakes/index.ts';
import { ContainerContext } from '../../../../../ui/di/ContainerContext.tsx';
import { stores } from '../../../../../ui/di/tokens.ts';
import { MachinesStore, PreferencesStore, StationStore } from '../../../../../ui/stores/index.ts';
import { ValueTable } from '../../../../../ui/areas/analysis/values/ValueTable.tsx';
import { ValueTableVm } from '../../../../../ui/areas/analysis/values/valueTable.vm.ts';
import { backlogOf, nowMs, openChart, settled, snapshotAt } from '../analysisFixture.ts';

async function tableOf(series: readonly string[]) {
  const station = memoryStation({ days: backlogOf(90, (agoMs) => ({ pressureBar: agoMs === 10_000 ? NaN : 7 })) });
  const { vm: chart, plant, settings, show } = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  show({ series });
  const page = new Container();
  page.bind(stores.plant).toConstantValue(plant);
  page.bind(stores.settings).toConstantValue(settings);
  page.bind(stores.machines).toConstantValue(new MachinesStore(plant, new StationStore(station.info)));
  page.bind(stores.preferences).toConstantValue(new PreferencesStore({ load: () => undefined, save: () => undefined }));
  return renderToStaticMarkup(
    <ContainerContext value={page}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <ValueTable vm={new ValueTableVm(chart)} />
      </I18nProvider>
    </ContainerContext>,
  );
}
const texts = (row: string | undefined) =>
  [...(row ?? '').matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ' ').trim());
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*aria-rowindex="(\d+)"[^>]*>(.*?)<\/tr>/g)].map(([, index, cells]) => ({
    index: Number(index),
    cells: texts(cells),
  }));

describe('the grid of values', () => {
  it('has all its rows by number, and draws few of them', async () => {
    const markup = await tableOf(['pressure', 'k1-power']);
    const rows = rowsOf(markup);
    expect(markup).toMatch(/aria-rowcount="547"/);
    expect(rows.length).toBeLessThan(50);
    expect(rows.slice(-4).map(({ index }) => index)).toEqual([544, 545, 546, 547]);
  });

  it('stands under the machines, what is measured, and its unit', async () => {
    const [groups, names] = rowsOf(await tableOf(['pressure', 'flow', 'k1-power']));
    expect(groups?.cells).toEqual(['', 'Station', 'Verdichter 1']);
    expect(names?.cells).toEqual([expect.stringMatching(/^Uhrzeit/), 'Netzdruck bar', 'Volumenstrom m³/min', 'Leistung kW']);
  });

  it('[LOG-6] shows --- where a value is missing', async () => {
    const rows = rowsOf(await tableOf(['pressure', 'k2-power']));
    expect(rows[2]?.cells.slice(1)).toEqual(['7,0', '---']);
    expect(rows[3]?.cells.slice(1)).toEqual(['---', '---']);
  });

  it('ends with greatest, mean and least value and how many there are', async () => {
    const rows = rowsOf(await tableOf(['pressure', 'k2-power']));
    expect(rows.slice(-4).map(({ cells }) => cells)).toEqual([
      ['Größter Wert', '7,0', '---'],
      ['Mittelwert', '7,0', '---'],
      ['Kleinster Wert', '7,0', '---'],
      ['Anzahl Werte', '540', '0'],
    ]);
  });
});
