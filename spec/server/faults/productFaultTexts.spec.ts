import { describe, expect, it, test } from '@jest/globals';
import { faultSeverity, type FaultSeverity, faultText } from '../../../core/faults/index.ts';
import { machineFaultKinds, masterFaultKinds } from '../../../core/plant/index.ts';
import { maintenanceComponents } from '../../../core/maintenance/index.ts';
import { messageLanguages as languages } from '../../../core/settings/index.ts';
import { faultTextsBySource } from '../../../adapters/contract/index.ts';
import { loadCatalogue, serviceNames } from '../../../i18n/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';

const tables = languages.flatMap((language) =>
  (['master', 'compressor'] as const).map((source) => ({ language, source, texts: productFaultTexts[language][source] })),
);
const english = await loadCatalogue('en');
const longest = 60;
const last = 99;

describe("the product's fault texts", () => {
  test.each([
    ['master', 40],
    ['compressor', 60],
  ] as const)('of the %s are at least %p, of every severity', (source, least) => {
    for (const language of languages) {
      const bits = Object.keys(productFaultTexts[language][source]).map(Number);
      expect(bits.length).toBeGreaterThanOrEqual(least);
      expect(Math.max(...bits)).toBeLessThanOrEqual(last);
      expect(new Set(bits.map(faultSeverity))).toEqual(new Set<FaultSeverity>(['maintenance', 'warning', 'error']));
    }
  });

  test.each([
    ['master', 0, 13],
    ['master', 16, 51],
    ['master', 64, 80],
    ['compressor', 0, 60],
    ['compressor', 64, 99],
  ] as const)('of the %s leave none out from bit %p to %p, and begin and end there', (source, first, last) => {
    for (const language of languages) {
      const around = Array.from({ length: last - first + 3 }, (_, i) => first - 1 + i);
      expect(around.filter((bit) => productFaultTexts[language][source][bit] !== undefined)).toEqual(around.slice(1, -1));
    }
  });

  it('name in every language each fault that the plant can report', () => {
    for (const language of languages) {
      const texts = faultTextsBySource(productFaultTexts[language]);
      for (const { bitIndex } of Object.values(masterFaultKinds)) expect(faultText(texts, 'master', bitIndex)).not.toMatch(/^[MWE]\d+$/);
      for (const { bitIndex } of Object.values(machineFaultKinds)) expect(faultText(texts, 10, bitIndex)).not.toMatch(/^[MWE]\d+$/);
    }
  });

  test.each([
    ['compressor', machineFaultKinds.oilFilterDue, 'Ölfilter wechseln', 'Replace oil filter'],
    ['compressor', machineFaultKinds.highTemperature, 'Verdichtungsendtemperatur hoch', 'Element outlet temperature high'],
    ['compressor', machineFaultKinds.motorOverload, 'Motorschutz ausgelöst', 'Motor overload tripped'],
    ['compressor', machineFaultKinds.emergencyStop, 'Not-Halt betätigt', 'Emergency stop pressed'],
    ['compressor', machineFaultKinds.communicationLost, 'Kommunikation zur Steuerung unterbrochen', 'Communication with the control lost'],
    ['master', masterFaultKinds.pressureBelowMinimum, 'Netzdruck unter dem Mindestwert', 'Network pressure below minimum'],
    ['master', masterFaultKinds.mailNotSent, 'E-Mail nicht gesendet', 'E-mail not sent'],
    ['master', masterFaultKinds.noMachineAvailable, 'Kein Verdichter verfügbar', 'No compressor available'],
  ] as const)('say of the %s for %j: %s / %s', (source, { bitIndex }, de, en) => {
    expect([productFaultTexts.de[source][bitIndex], productFaultTexts.en[source][bitIndex]]).toEqual([de, en]);
  });

  test.each(maintenanceComponents.map((component, bit) => [serviceNames[component], bit] as const))(
    'say of a service that is due its name on the page of services: %s',
    (name, bit) => {
      expect(productFaultTexts.de.compressor[bit]?.toLowerCase()).toContain(name.toLowerCase());
      expect(productFaultTexts.en.compressor[bit]?.toLowerCase()).toContain(String(english[name]).toLowerCase());
    },
  );

  test.each(tables)('of the $source in $language are unique, short and in one line', ({ texts }) => {
    const all = Object.values(texts);
    expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length);
    for (const text of all) {
      expect(text).toMatch(/^\S(?:.*\S)?$/);
      expect(text).not.toMatch(/ {2}/);
      expect(text.length).toBeLessThanOrEqual(longest);
    }
  });

  it('are the same messages in every language', () => {
    for (const source of ['master', 'compressor'] as const) {
      expect(Object.keys(productFaultTexts.en[source])).toEqual(Object.keys(productFaultTexts.de[source]));
    }
  });
});
