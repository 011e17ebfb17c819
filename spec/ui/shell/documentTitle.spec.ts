import { expect, test } from '@jest/globals';
import { documentTitle } from '../../../ui/shell/documentTitle.ts';

test.each([
  ['Station', 'Werk Süd', 'Station – Werk Süd – Pressluft'],
  [undefined, 'Werk Süd', 'Werk Süd – Pressluft'],
  ['Station', undefined, 'Station – Pressluft'],
  [undefined, undefined, 'Pressluft'],
])('the document of page %s of %s is titled %s', (page, station, title) => {
  expect(documentTitle(page, station)).toBe(title);
});
