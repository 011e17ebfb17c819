import { describe, expect, it } from '@jest/globals';
import { decodeFaultTexts, encodeFaultTexts } from '../../../adapters/contract/index.ts';
import { faultText } from '../../../core/faults/index.ts';
import type { DeviceModel, WiredPlant } from '../../../core/field/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';
import { faultTextsOf } from '../../../station/faults/faultTextsOf.ts';

const model: DeviceModel = {
  ...{ id: 'own', vendor: 'any', model: 'any', role: 'compressor', maturity: 'generic', sources: ['here'], points: [{ key: 'code' }] },
  faults: [{ when: { point: 'code', in: [7] }, severity: 'error', index: 90, text: { en: 'Oil cooler blocked', de: 'Ölkühler verlegt' } }],
};
const wired: WiredPlant = {
  config: {
    ...{ format: 1, connections: [{ id: 'c', kind: 'modbusTcp', host: '10.0.0.1' }], machines: [] },
    devices: [{ id: 'k3', connection: 'c', profile: 'own', serves: [{ compressor: 3 }] }],
  },
  models: { own: model },
};
const nobody: WiredPlant = { config: { ...wired.config, devices: [] }, models: {} };

describe('the fault texts of devices', () => {
  it.each([
    ['de', 'Ölkühler verlegt'],
    ['en', 'Oil cooler blocked'],
  ] as const)('[FIELD-2] belong to the compressor that the device serves, over the wire in %s', (language, text) => {
    const texts = decodeFaultTexts(JSON.parse(JSON.stringify(encodeFaultTexts(faultTextsOf(wired, language)))));
    expect([faultText(texts, 3, 90), faultText(texts, 2, 90)]).toEqual([text, productFaultTexts[language].compressor[90]]);
    expect(faultText(texts, 3, 71)).toBe(productFaultTexts[language].compressor[71]);
  });

  it('are not there without devices, so that the answer is as it always was', () => {
    expect(encodeFaultTexts(faultTextsOf(nobody, 'de'))).toEqual(productFaultTexts.de);
  });
});
