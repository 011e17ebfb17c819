import { describe, expect, it } from '@jest/globals';
import { cutTo, textsIn } from '../../tools/cutCatalogue.mjs';

const catalogue = (messages: object) => `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

describe('a catalogue cut to some code', () => {
  it('has the texts that stand in the code, however they are quoted', () => {
    const code = "i18n._(\"Netz'druck\"); const words = [/*i18n*/ 'Last', `Leerlauf`, `${a} und`];";
    expect([...textsIn(code)]).toEqual(["Netz'druck", 'Last', 'Leerlauf', '', ' und']);
  });

  it('holds those and no other, as they are', () => {
    const messages = { Last: ['Load'], 'Seit {day}': ['Since ', ['day']], 'Größe "x"': ['Size "x"'] };
    const { Last: dropped, ...kept } = messages;
    expect(cutTo(new Set(['Seit {day}', 'Größe "x"', 'Fehlt']), catalogue(messages))).toBe(catalogue(kept));
    expect(dropped).toBeDefined();
  });

  it('is refused where it is compiled in another way', () => {
    expect(() => cutTo(new Set(), 'export const messages = {};')).toThrow('one JSON.parse');
  });
});
