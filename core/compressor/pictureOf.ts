import { type Technology, type TechnologyCode, technologyOf } from './technology.ts';

/** How machines of a type are drawn, by what `product_type` calls them. */
const typePictures: Readonly<Record<string, Technology>> = {
  'S 45': { kind: 'screw', make: 'own' },
  'S 60': { kind: 'screw', make: 'own' },
  'S 60 F': { kind: 'screw', make: 'own' },
  'S 75': { kind: 'screw', make: 'own' },
  'S 75 F': { kind: 'screw', make: 'own' },
  'P 15': { kind: 'piston', make: 'thirdParty' },
  'T 90': { kind: 'turbo', make: 'own' },
};

const pictures = new Map(Object.entries(typePictures));

/** A type as the table has it, whatever its case and spacing. */
const plainType = (productType: string) => productType.trim().replace(/\s+/g, ' ').toUpperCase();

/** What a machine is drawn as: its product type selects it, its technology where the type is missing or unknown; undefined without either, and for an empty slot. */
export function pictureOf(productType: string | undefined, code: TechnologyCode | undefined): Technology | undefined {
  const byTechnology = technologyOf(code);
  const isEmpty = code !== undefined && byTechnology === undefined;
  return isEmpty ? undefined : (pictures.get(plainType(productType ?? '')) ?? byTechnology);
}
