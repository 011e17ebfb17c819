import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultHeatParameters, type HeatParameters } from '../../../../../../core/heat/index.ts';
import { heatFromQuery, heatToQuery } from '../../../../../../ui/areas/energy/heat/model/heatQuery.ts';
import { sliderPositions } from '../../../../../core/heat/heat.ts';

describe('the address of the heat page', () => {
  it('opens with the assumptions that it was written from', () => {
    fc.assert(
      fc.property(sliderPositions, (parameters) => {
        expect(heatFromQuery(new URLSearchParams(heatToQuery(parameters)))).toEqual(parameters);
      }),
    );
  });

  it('says nothing of what is as by default', () => {
    expect(heatToQuery(defaultHeatParameters)).toEqual({});
    expect(heatFromQuery(new URLSearchParams())).toEqual(defaultHeatParameters);
  });

  test.each<readonly [string, string, Partial<HeatParameters>]>([
    ['oil circulation is circuit 0', 'rueckfuehrungsIndex=0', { circuit: 'oilCirculation' }],
    ['air pipes are circuit 1', 'rueckfuehrungsIndex=1', { circuit: 'airPipes' }],
    ['heating oil is fuel 0', 'heizmaterialIndex=0', { fuel: 'heatingOil' }],
    ['city gas is fuel 1', 'heizmaterialIndex=1', { fuel: 'cityGas' }],
    ['the use, 0..1', 'nutzungszeitraumWRG_percent=0.6', { useRatio: 0.6 }],
    ["the heating's efficiency, 0..1", 'heizungWirkungsgrad_percent=0.9', { heatingEfficiencyRatio: 0.9 }],
    ['cold water in degC', 'kaltesWasserEin_degC=12', { coldWaterDegC: 12 }],
    ['warm water in degC', 'warmesWasserAus_degC=55', { warmWaterDegC: 55 }],
    ['a value beyond the slider is its end', 'warmesWasserAus_degC=900', { warmWaterDegC: 70 }],
    ['a value between two steps is the nearest', 'nutzungszeitraumWRG_percent=0.608', { useRatio: 0.61 }],
    ['an empty field', 'nutzungszeitraumWRG_percent=&rueckfuehrungsIndex=', {}],
    ['words', 'heizungWirkungsgrad_percent=much&heizmaterialIndex=wood', {}],
    ['other ways to write numbers', 'kaltesWasserEin_degC=0x1f&warmesWasserAus_degC=1e9&nutzungszeitraumWRG_percent=-0.2', {}],
    ['a circuit and a fuel that there are not', 'rueckfuehrungsIndex=2&heizmaterialIndex=9', {}],
  ])('%s: ?%s', (_, query, changed) => {
    expect(heatFromQuery(new URLSearchParams(query))).toEqual({ ...defaultHeatParameters, ...changed });
  });

  it('opens with assumptions within their limits, whatever is written in it', () => {
    const fields = ['nutzungszeitraumWRG_percent', 'heizungWirkungsgrad_percent', 'kaltesWasserEin_degC', 'warmesWasserAus_degC'];
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('NaN', 'Infinity', '-0', '999999999'));
    fc.assert(
      fc.property(fc.array(text, { minLength: 4, maxLength: 4 }), (texts) => {
        const opened = heatFromQuery(new URLSearchParams(fields.map((field, i) => [field, texts[i]!])));
        expect(opened.useRatio >= 0 && opened.useRatio <= 1).toBe(true);
        expect(opened.heatingEfficiencyRatio >= 0 && opened.heatingEfficiencyRatio <= 1).toBe(true);
        expect(opened.coldWaterDegC >= 10 && opened.coldWaterDegC <= 39).toBe(true);
        expect(opened.warmWaterDegC >= 40 && opened.warmWaterDegC <= 70).toBe(true);
      }),
    );
  });
});
