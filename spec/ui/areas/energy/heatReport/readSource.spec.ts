import { describe, expect, it, test } from '@jest/globals';
import { type HeatNumber, readSource, type TypedSource } from '../../../../../ui/areas/energy/heatReport/readSource.ts';

const numberOf = (text: string) => (/^\d+(,\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN);
const typed = (numbers: Partial<Record<HeatNumber, string>> = {}, more: Partial<TypedSource> = {}): TypedSource => ({
  numbers: { temperatureDegC: '', recoverablePercent: '', usedPercent: '', seasonMonths: '', companyGWh: '', ...numbers },
  machines: '',
  form: {},
  ...more,
});

describe('what a person types of a source of heat', () => {
  it('[GAIN-7] is read in the units of the settings, and what is left empty is not there', () => {
    const { entry, wrong } = readSource(
      typed(
        { temperatureDegC: '60,5', recoverablePercent: '72', usedPercent: '25' },
        { machines: '3, 1;3', form: { town: ' Augsburg ', site: ' ' } },
      ),
      numberOf,
    );
    expect(wrong).toEqual([]);
    expect(entry).toEqual({
      ...{ machines: [1, 3], temperatureDegC: 60.5, recoverableShare: 0.72, usedShare: 0.25 },
      form: { town: 'Augsburg' },
    });
  });

  it('[GAIN-7] is all compressors, the share of the circuit and nothing used where it is empty', () =>
    expect(readSource(typed(), numberOf).entry).toEqual({ machines: [], usedShare: 0, form: {} }));

  test.each<readonly [TypedSource, readonly string[]]>([
    [typed({ temperatureDegC: 'warm' }), ['temperatureDegC']],
    [typed({ usedPercent: '101', seasonMonths: '13' }), ['usedPercent', 'seasonMonths']],
    [typed({}, { machines: '1, 11' }), ['machines']],
    [typed({}, { machines: 'K1' }), ['machines']],
  ])('[GAIN-7] %j is wrong at %j, and nothing is saved', (source, wrong) =>
    expect(readSource(source, numberOf)).toEqual({ entry: undefined, wrong }),
  );
});
