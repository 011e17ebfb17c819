import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { observer } from 'mobx-react-lite';
import { currencies, temperatureUnits, type UnitChoice, volumeUnits } from '../../../../../core/units/index.ts';
import { defaultHeatParameters, type HeatParameters } from '../../../../../core/heat/index.ts';
import { msPerDay, msPerHour } from '../../../../../core/time/index.ts';
import { formatNumber } from '../../../../../i18n/format/index.ts';
import { languages } from '../../../../../i18n/index.ts';
import { AssumptionsPanel } from '../../../../../ui/areas/energy/heat/assumptions/AssumptionsPanel.tsx';
import type { HeatVm } from '../../../../../ui/areas/energy/heat/heat.vm.ts';
import { HeatPage } from '../../../../../ui/areas/energy/heat/HeatPage.tsx';
import { type WhatIf, whatIfs } from '../../../../../ui/areas/energy/heat/model/whatIfCurve.ts';
import { HeatResults } from '../../../../../ui/areas/energy/heat/results/HeatResults.tsx';
import { useWhatIf } from '../../../../../ui/areas/energy/heat/whatIf/useWhatIf.ts';
import { WhatIfDrawing } from '../../../../../ui/areas/energy/heat/whatIf/WhatIfDrawing.tsx';
import { WhatIfPanel } from '../../../../../ui/areas/energy/heat/whatIf/WhatIfPanel.tsx';
import { anyEnergy, sliderPositions } from '../../../../core/heat/heat.ts';
import { openHeat, tenDays, withEnergy } from './heatFixture.ts';
import { plain, renderedHeat } from './renderedHeat.tsx';

interface Given {
  readonly units?: Partial<UnitChoice>;
  readonly parameters?: Partial<HeatParameters>;
  readonly statistics?: typeof tenDays | undefined;
  readonly language?: (typeof languages)[number];
}

function opened({ units = {}, parameters = {}, language = 'de', ...sent }: Given) {
  const page = openHeat(units);
  page.push('statistics' in sent ? sent.statistics : tenDays);
  page.preferences.setLanguage(language);
  page.vm.show({ ...defaultHeatParameters, ...parameters });
  return page;
}

/** A curve as it is drawn at a width. */
const Drawn = observer(function Drawn({ vm, kind, width }: { readonly vm: HeatVm; readonly kind: WhatIf; readonly width: number }) {
  const view = useWhatIf(vm, kind);
  return <WhatIfDrawing view={view} width={width} tickText={(value, digits) => formatNumber(value, digits, 'de-DE')} />;
});

const results = (given: Given) => {
  const page = opened(given);
  return renderedHeat(page, <HeatResults vm={page.vm} />);
};
const assumptions = (given: Given) => {
  const page = opened(given);
  return renderedHeat(page, <AssumptionsPanel vm={page.vm} />);
};
const drawn = (given: Given, kind: WhatIf, width = 360) => {
  const page = opened(given);
  return renderedHeat(page, <Drawn vm={page.vm} kind={kind} width={width} />);
};
const curve = (given: Given, kind: WhatIf) => {
  const page = opened(given);
  return renderedHeat(page, <WhatIfPanel vm={page.vm} kind={kind} />);
};
const heading = (page: string) => plain(/<h1.*?<\/h1>/.exec(page)?.[0] ?? '');
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr data-figure.*?<\/tr>/g)].map(([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => plain(cell)));
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const slidersOf = (page: string) =>
  [...page.matchAll(/<div[^>]*class="sl-slider".*?<input[^>]*>/g)].map(([slider]) => ({
    name: plain(/<(?:span|label)[^>]*class="react-aria-Label".*?<output/.exec(slider)?.[0].replace(/<output$/, '') ?? ''),
    shown: plain(/<output.*?<\/output>/.exec(slider)?.[0] ?? ''),
    ...Object.fromEntries(
      ['min', 'max', 'step', 'value', 'aria-valuetext'].map((name) => [name, attribute(/<input[^>]*>/.exec(slider)![0], name)]),
    ),
  }));

describe('the heat page', () => {
  it('has the sign of a currency at both ends of a range where it stands in front', () => {
    expect(heading(renderedHeat(opened({ language: 'en' }), <HeatPage />))).toMatch(/€19,000 bis €37,000, hochgerechnet/);
  });

  it('[BAL-10] shows the results and a slider for each assumption, within its limits', () => {
    const page = renderedHeat(opened({}), <HeatPage />);
    expect(heading(page)).toBe('Mögliche Ersparnis je Jahr 28.000€ 19.000 bis 37.000 €, hochgerechnet aus 10 d');
    expect(slidersOf(page)).toEqual([
      { name: 'Nutzung', shown: '80 %', min: '0', max: '1', step: '0.01', value: '0.8', 'aria-valuetext': '80\u00a0%' },
      { name: 'Heizungswirkungsgrad', shown: '75 %', min: '0', max: '1', step: '0.01', value: '0.75', 'aria-valuetext': '75\u00a0%' },
      { name: 'Kaltwasser in °C', shown: '20 °C', min: '10', max: '39', step: '1', value: '20', 'aria-valuetext': '20' },
      { name: 'Warmwasser in °C', shown: '60 °C', min: '40', max: '70', step: '1', value: '60', 'aria-valuetext': '60' },
    ]);
    for (const choice of ['Ölkreislauf', 'Luftleitung', 'Heizöl', 'Erdgas']) expect(page).toContain(`>${choice}</button>`);
  });

  test.each<readonly [string, Given, readonly (readonly [name: string, perDay: string, perYear: string, unit: string])[]]>([
    [
      'oil circulation and heating oil',
      {},
      [
        ['Ersparnis', '76,80', '19.000 bis 37.000', '€'],
        ['Rückgewonnene Wärme', '576,0', '210.000', 'kWh'],
        ['Eingesparte Brennstoffenergie', '768,0', '280.000', 'kWh'],
        ['Eingespartes Heizöl', '76,8', '28.000', 'l'],
        ['Vermiedenes CO₂', '205,8', '80.000', 'kg'],
        ['Warmwasser mit 60 °C', '12,4', '4.500', 'm³'],
      ],
    ],
    [
      'air pipes and city gas in cubic feet, dollars and degF, in English',
      {
        units: { volume: 'cft', currency: 'USD', temperature: 'degF' },
        parameters: { circuit: 'airPipes', fuel: 'cityGas' },
        language: 'en',
      },
      [
        ['Ersparnis', '87.61', '21,000 bis 43,000', '$'],
        ['Rückgewonnene Wärme', '752.0', '270,000', 'kWh'],
        ['Eingesparte Brennstoffenergie', '1,002.7', '370,000', 'kWh'],
        ['Eingespartes Erdgas', '3,437.8', '1,300,000', 'cft'],
        ['Vermiedenes CO₂', '194.7', '70,000', 'kg'],
        ['Warmwasser mit 140 °F', '570.8', '210,000', 'cft'],
      ],
    ],
    [
      'an efficiency of 0',
      { parameters: { heatingEfficiencyRatio: 0 } },
      [
        ['Ersparnis', '---', '---', '€'],
        ['Rückgewonnene Wärme', '576,0', '210.000', 'kWh'],
        ['Eingesparte Brennstoffenergie', '---', '---', 'kWh'],
        ['Eingespartes Heizöl', '---', '---', 'l'],
        ['Vermiedenes CO₂', '---', '---', 'kg'],
        ['Warmwasser mit 60 °C', '12,4', '4.500', 'm³'],
      ],
    ],
  ])('lists the results of a day and a year: %s', (_, given, rows) => {
    expect(rowsOf(results(given))).toEqual(rows);
  });

  test.each<readonly [Given, string]>([
    [{ parameters: { heatingEfficiencyRatio: 0 } }, 'Mit einem Heizungswirkungsgrad von 0 % lässt sich keine Ersparnis berechnen'],
    [{ parameters: { coldWaterDegC: 60 } }, 'Warmwasser muss wärmer sein als Kaltwasser.'],
    [{ statistics: undefined }, 'Die Station hat noch keinen Energieverbrauch gemeldet.'],
    [{ statistics: withEnergy(undefined, undefined) }, 'Seit der letzten Rücksetzung ist noch keine Energie erfasst.'],
    [{ statistics: withEnergy(5000, undefined) }, 'Energie bekannt von 0 von 1 Verdichtern.'],
    [
      {},
      'Die Verdichter geben genug Wärme ab, um täglich 76,8 l Heizöl zu ersetzen. Grundlage: 1.000,0 kWh je Tag, 10.11.2026 bis 20.11.2026.',
    ],
    [{ parameters: { fuel: 'cityGas' } }, 'um täglich 74,6 m³ Erdgas zu ersetzen.'],
  ])('says for %j: %s', (given, sentence) => {
    expect(plain(results(given))).toContain(sentence);
  });

  const lasting = (ms: number) => ({ ...tenDays, timespan: { ...tenDays.timespan, fromMs: tenDays.timespan.untilMs - ms } });
  test.each<readonly [string, number, boolean]>([
    ['3 minutes', 3 * 60_000, true],
    ['almost a week', 7 * msPerDay - msPerHour - 1000, true],
    ['the week in which summer time begins', 7 * msPerDay - msPerHour, false],
    ['a week', 7 * msPerDay, false],
  ])('is cautious about figures of %s', (_, ms, isShort) => {
    const page = plain(results({ statistics: lasting(ms) }));
    expect(page.includes('* Aus weniger als einer Woche: ')).toBe(isShort);
    expect(/\d\* zu wenig Daten/.test(page)).toBe(isShort);
  });

  it('says the times of figures that are of one day, and is not cautious where there are none', () => {
    expect(plain(results({ statistics: lasting(3 * 60_000) }))).toContain(' je Tag, 20.11.2026, 07:57 bis 08:00.');
    expect(plain(results({ statistics: { ...lasting(60_000), machines: [] } }))).not.toContain('weniger als einer Woche');
  });

  test.each(temperatureUnits.map((temperature) => [temperature]))('has the sliders of the water in %s', (temperature) => {
    const [, , cold, warm] = slidersOf(assumptions({ units: { temperature } }));
    const expected = {
      degC: [
        ['Kaltwasser in °C', '20 °C', '10', '39', '1', '20'],
        ['Warmwasser in °C', '60 °C', '40', '70', '1', '60'],
      ],
      degF: [
        ['Kaltwasser in °F', '68 °F', '50', '102.2', '1.8', '68'],
        ['Warmwasser in °F', '140 °F', '104', '158', '1.8', '140'],
      ],
      degK: [
        ['Kaltwasser in K', '293 K', '283.15', '312.15', '1', '293.15'],
        ['Warmwasser in K', '333 K', '313.15', '343.15', '1', '333.15'],
      ],
    }[temperature];
    expect([cold, warm].map((slider) => Object.values(slider!).slice(0, 6))).toEqual(expected);
  });

  it('says what the circuit and the fuel stand for, and marks what is chosen', () => {
    const page = assumptions({ parameters: { circuit: 'airPipes', fuel: 'cityGas' } });
    expect(plain(page)).toContain('94 % der Energie sind rückgewinnbar');
    expect(plain(page)).toContain('0,900 €/m³, 10,3 kWh/m³, CO₂ 2,00 kg/m³');
    expect([...page.matchAll(/aria-pressed="true">(.*?)</g)].map(([, name]) => name)).toEqual(['Luftleitung', 'Erdgas']);
  });

  it('can be set back only when something was changed', () => {
    const isDisabled = (page: string) => /<button[^>]*hr-reset[^>]*>/.exec(page)![0].includes('disabled');
    expect(isDisabled(assumptions({}))).toBe(true);
    expect(isDisabled(assumptions({ parameters: { useRatio: 0.5 } }))).toBe(false);
  });
});

describe('the curves', () => {
  test.each<readonly [WhatIf, string, string]>([
    ['use', 'Ersparnis in € je Jahr', '28.000 € bei 80 %'],
    ['efficiency', 'Ersparnis in € je Jahr', '28.000 € bei 75 %'],
    ['water', 'Warmwasser in m³ je Tag', '12,4 m³ bei 60 °C'],
  ])('over %s say to a screen reader what they show, and where it is now', (kind, axis, now) => {
    const page = curve({}, kind);
    const label = attribute(/<figure[^>]*>/.exec(page)![0], 'aria-label')!.replaceAll('\u00a0', ' ');
    expect(label).toContain(axis);
    expect(label).toContain(now);
    expect([...page.matchAll(/<li>/g)]).toHaveLength(6);
  });

  it('say some of their points in words', () => {
    const [first, , , , , last] = [...curve({}, 'use').matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text!.replaceAll('\u00a0', ' '));
    expect(first).toBe('0 %: Ölkreislauf 0 €, Luftleitung 0 €');
    expect(last).toBe('100 %: Ölkreislauf 35.000 €, Luftleitung 46.000 €');
  });

  it('have names, a dashed line beside the chosen one, and both axes with their units', () => {
    const drawing = drawn({}, 'water');
    expect(drawing).toMatch(/hr-chosen.*Ölkreislauf.*hr-other.*Luftleitung/);
    expect(plain(drawing)).toContain('Warmwasser in m³ je Tag');
    expect(plain(drawing)).toContain('70 °C');
    expect(drawing).toContain('hr-now');
  });

  it('mark no point where there is no figure', () => {
    const drawing = drawn({ parameters: { heatingEfficiencyRatio: 0 } }, 'efficiency');
    expect(drawing).not.toContain('hr-now');
    expect(plain(drawing)).toContain('---');
    expect(plain(curve({ parameters: { heatingEfficiencyRatio: 0 } }, 'use'))).toContain('keine Ersparnis');
  });
});

describe('whatever the assumptions, the energy, the units and the language are', () => {
  it('no text and no drawing has NaN, Infinity or undefined', () => {
    const anyGiven = fc.record({
      units: fc.record({
        temperature: fc.constantFrom(...temperatureUnits),
        volume: fc.constantFrom(...volumeUnits),
        currency: fc.constantFrom(...currencies),
      }),
      parameters: sliderPositions,
      language: fc.constantFrom(...languages),
      statistics: fc.tuple(anyEnergy, anyEnergy).map(([load, noLoad]) => withEnergy(load, noLoad)),
    });
    fc.assert(
      fc.property(anyGiven, fc.constantFrom(...whatIfs), fc.integer({ min: 160, max: 900 }), (given, kind, width) => {
        for (const markup of [results(given), assumptions(given), curve(given, kind), drawn(given, kind, width)])
          expect(markup).not.toMatch(/NaN|Infinity|∞|undefined/);
      }),
      { numRuns: 60 },
    );
  });
});
