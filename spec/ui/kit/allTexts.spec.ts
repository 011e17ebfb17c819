import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { allTexts } from '../../../ui/kit/allTexts.ts';

test('the texts of later pages join those that the page started with, once', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: { Übersicht: ['Overview'] } });
  expect(i18n._('Volumenstrom')).toBe('Volumenstrom');
  let changes = 0;
  i18n.on('change', () => changes++);
  await Promise.all([allTexts(), allTexts()]);
  await allTexts();
  expect(i18n._('Volumenstrom')).toBe('Volume flow');
  expect(i18n._('Übersicht')).toBe('Overview');
  expect(changes).toBe(1);
});
