import { expect, test } from '@jest/globals';
import type { FirstChange, WindowQuantity } from '../../../../../core/blackBox/index.ts';
import { FirstChangesPanel } from '../../../../../ui/areas/errors/window/FirstChangesPanel.tsx';
import { markupOf, plain } from '../../../markupOf.tsx';
import { storesOver } from '../../../stores/stationFixture.ts';

const changeOf = (source: 'master' | number, quantity: WindowQuantity, low: number, high: number, value: number): FirstChange => ({
  series: { id: 0, source, quantity, input: undefined, values: new Float64Array() },
  ...{ low, high, value, atMs: 0 },
});

test.each<readonly [string, FirstChange, string]>([
  ['the pressure of the network', changeOf('master', 'pressure', 6.8, 7.1, 6.7), 'Netzdruck 6,70 bar statt 6,80 bis 7,10'],
  ['the pressure at a compressor', changeOf(5, 'pressure', 7.18, 7.43, 7.15), 'Druck Verdichter 5 7,15 bar statt 7,18 bis 7,43'],
  ['a power that was nothing', changeOf(8, 'power', -1, 1, 16.58), 'Leistung Verdichter 8 16,58 kW statt 0,00 bis 1,00'],
  ['a power below nothing', changeOf(8, 'power', -1, 1, -1.2), 'Leistung Verdichter 8 −1,20 kW statt −1,00 bis 1,00'],
  ['a temperature around freezing', changeOf(8, 'temperature', -1, 1, 4), 'Temperatur Verdichter 8 4,0 °C statt −1,0 bis 1,0'],
])('what changed first is said by its name and as a range that can be: %s', (_, change, says) => {
  const text = plain(markupOf(storesOver(), <FirstChangesPanel changes={{ changed: [change], unchanged: [] }} />, '/error_log'));
  expect(text.replaceAll('\u00a0', ' ')).toContain(says);
});
