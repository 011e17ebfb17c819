import { expect, it, test } from '@jest/globals';
import { compressorState } from '../../../core/compressor/index.ts';
import { stateStyle } from '../../../ui/station/stateStyle.ts';

test.each([
  [32, true],
  [64, true],
  [128, true],
  [32768, true],
  [0, false],
  [1, false],
  [3, false],
  [7, false],
  [259, false],
  [515, false],
])('only severities are filled chips: status %i -> %s', (status, filled) => {
  expect(stateStyle[compressorState(4, status)!].filled).toBe(filled);
});

it('each state of a compressor has its own word and icon; an overdue service has the wrench, louder', () => {
  const looks = Object.values(stateStyle);
  expect(new Set(looks.map(({ word }) => word)).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon, tone }) => `${icon} ${tone}`)).size).toBe(looks.length);
  const { overdue, maintenance, ...others } = stateStyle;
  expect([overdue.icon, overdue.tone, maintenance.tone]).toEqual([maintenance.icon, 's-warn', 's-maint']);
  expect(new Set(Object.values(others).map(({ icon }) => icon)).size).toBe(Object.keys(others).length);
});
