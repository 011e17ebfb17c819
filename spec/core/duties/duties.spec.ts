import { describe, expect, it, test } from '@jest/globals';
import { type Duty, duties, dutyLanguages, dutyNotice } from '../../../core/duties/index.ts';
import { isPlantDay } from '../../../core/time/index.ts';
import { languages } from '../../../i18n/index.ts';

const words = ({ law, who, what, figures, outlook }: Duty) => [law, who, what, figures, ...(outlook === undefined ? [] : [outlook])];
const numbersIn = (text: string) =>
  text
    .match(/\d[\d.,]*\d|\d/g)
    ?.map((each) => each.replace(/[.,]/g, ''))
    .sort();

describe('[GAIN-11] the duties of energy managers', () => {
  test.each(duties.map((duty) => [duty.id, duty] as const))(
    '%s has its words in every language, a day and a source that can be read',
    (_, duty) => {
      for (const each of words(duty)) for (const language of dutyLanguages) expect(each[language].trim()).not.toBe('');
      expect(isPlantDay(duty.asOf)).toBe(true);
      if (duty.source !== undefined) expect(new URL(duty.source.url).protocol).toBe('https:');
    },
  );

  it('are in the languages of the product, each once', () => {
    expect([...dutyLanguages].sort()).toEqual([...languages].sort());
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
  });

  it('say the same numbers in both languages, and the limit that they are sorted by', () => {
    for (const { who, what, aboveGWh } of duties) {
      for (const each of [who, what]) expect(numbersIn(each.de)).toEqual(numbersIn(each.en));
      const [amount, unit] = /(\d+(?:\.\d+)?) (TJ|GWh)/.exec(who.en)?.slice(1) ?? [];
      const limit = amount === undefined ? undefined : unit === 'TJ' ? Number(amount) / 3.6 : Number(amount);
      expect(aboveGWh).toEqual(limit === undefined ? undefined : expect.closeTo(limit, 1));
    }
  });

  it('name what the product has for them: a valued measure where EN 17463 is asked for, the waste heat report where heat is', () => {
    for (const { what, figures } of duties) {
      if (what.en.includes('17463')) expect(figures.en).toContain('net present value');
      if (what.en.includes('waste heat')) expect(figures.en).toContain('waste heat report');
    }
    expect(duties.find(({ id }) => id === 'enefg-9')!.figures.en).toContain('implementation plan');
    for (const { figures } of duties) expect(numbersIn(figures.de)).toEqual(numbersIn(figures.en));
  });

  it('inform and do not advise', () => {
    expect([dutyNotice.de, dutyNotice.en]).toEqual([expect.stringContaining('berät nicht'), expect.stringContaining('does not advise')]);
  });

  it('claim nothing as read whose source was not', () => {
    expect(duties.filter(({ source }) => source === undefined).map(({ id }) => id)).toEqual(['iso-50001', 'co2-relief']);
  });
});
