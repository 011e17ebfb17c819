import { expect, test } from '@jest/globals';
import { documentTitle } from '../../../ui/shell/documentTitle.ts';

test.each([
  [['Übersicht', 'Station'], 'Werk Süd', 'Station – Übersicht – Werk Süd – Pressluft'],
  [['Analyse', 'Tabellen', 'Verlauf'], undefined, 'Verlauf – Tabellen – Analyse – Pressluft'],
  [['Verdichter', 'K1', 'Typenschild'], '', 'Typenschild – K1 – Verdichter – Pressluft'],
  [['Verdichter', 'K1', undefined], 'Werk Süd', 'K1 – Verdichter – Werk Süd – Pressluft'],
  [[], 'Werk Süd', 'Werk Süd – Pressluft'],
  [[], undefined, 'Pressluft'],
])('the document of the page at the end of %j of station %s is titled %s', (way, station, title) => {
  expect(documentTitle(way, station)).toBe(title);
});
