import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readFieldConfig } from '../../../../../../adapters/field/index.ts';
import { exampleCommand, exampleOption, examplePlant } from '../../../../../../ui/areas/settings/devices/model/examplePlant.ts';

test('the example plant of the page is the one of the documentation, which says the same commands', () => {
  expect(readFieldConfig(examplePlant)).toEqual({ value: examplePlant });
  expect(examplePlant).toEqual(JSON.parse(readFileSync('docs/examples/field-of-demo.json', 'utf8')));
  const manual = readFileSync('docs/connect.en.md', 'utf8');
  for (const words of [exampleCommand, exampleOption]) expect(manual).toContain(words);
});
