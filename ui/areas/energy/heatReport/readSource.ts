import { slotCount } from '../../../../core/compressor/index.ts';
import { type HeatSource, type EnteredHeatField, enteredHeatFields } from '../../../../core/plantData/index.ts';

/** What is typed as a number, in the order of the form. */
export const heatNumbers = ['temperatureDegC', 'recoverablePercent', 'usedPercent', 'seasonMonths', 'companyGWh'] as const;
export type HeatNumber = (typeof heatNumbers)[number];

/** What a person has typed. */
export interface TypedSource {
  readonly numbers: Readonly<Record<HeatNumber, string>>;
  readonly machines: string;
  readonly form: Readonly<Partial<Record<EnteredHeatField, string>>>;
}

/** What it says, or the fields that say nothing. */
export interface ReadSource {
  readonly entry: Omit<HeatSource, 'since' | 'circuit'> | undefined;
  readonly wrong: readonly (HeatNumber | 'machines')[];
}

const greatest: Readonly<Record<HeatNumber, number>> = {
  temperatureDegC: 1000,
  recoverablePercent: 100,
  usedPercent: 100,
  seasonMonths: 12,
  companyGWh: 1e6,
};
const asShare = (value: number | undefined) => (value === undefined ? undefined : value / greatest.usedPercent);

/** Reads what was typed of a source of heat; `numberOf` reads a number as the region writes it, NaN for what is none. */
export function readSource({ numbers, machines, form }: TypedSource, numberOf: (text: string) => number | undefined): ReadSource {
  const read = Object.fromEntries(
    heatNumbers.map((name) => [name, numbers[name].trim() === '' ? undefined : (numberOf(numbers[name]) ?? NaN)]),
  ) as Record<HeatNumber, number | undefined>;
  const slots = machines.split(/[\s,;]+/).filter((part) => part !== '');
  const isSlot = (part: string) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= slotCount;
  const wrong = [
    ...(slots.every(isSlot) ? [] : (['machines'] as const)),
    ...heatNumbers.filter((name) => {
      const value = read[name];
      return value !== undefined && !(value >= 0 && value <= greatest[name]);
    }),
  ];
  if (wrong.length > 0) return { entry: undefined, wrong };
  const texts = enteredHeatFields.flatMap((name) => {
    const text = form[name]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  const { temperatureDegC, recoverablePercent, usedPercent, seasonMonths, companyGWh } = read;
  return {
    wrong,
    entry: {
      machines: [...new Set(slots.map(Number))].toSorted((a, b) => a - b),
      ...{ temperatureDegC, recoverableShare: asShare(recoverablePercent), usedShare: asShare(usedPercent) ?? 0, seasonMonths, companyGWh },
      form: Object.fromEntries(texts),
    },
  };
}
