/** What stands in a slot: 0 nothing, 1..3 another make, 4..6 the manufacturer's, each screw, piston, turbo. */
export type TechnologyCode = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** How a machine compresses. */
export type MachineKind = 'screw' | 'piston' | 'turbo';
/** The manufacturer's own machine, or another's. */
export type Make = 'own' | 'thirdParty';

/** Kind and make of a machine. */
export interface Technology {
  readonly kind: MachineKind;
  readonly make: Make;
}

/** The technology code of an empty slot. */
export const notInstalled = 0;

const technologies: Readonly<Record<Exclude<TechnologyCode, typeof notInstalled>, Technology>> = {
  1: { kind: 'screw', make: 'thirdParty' },
  2: { kind: 'piston', make: 'thirdParty' },
  3: { kind: 'turbo', make: 'thirdParty' },
  4: { kind: 'screw', make: 'own' },
  5: { kind: 'piston', make: 'own' },
  6: { kind: 'turbo', make: 'own' },
};

/** Whether a number is a technology code, 0..6. */
export function isTechnologyCode(code: number): code is TechnologyCode {
  return code === notInstalled || code in technologies;
}

/** What stands in the slot; undefined for an empty slot or a missing code. */
export function technologyOf(code: TechnologyCode | undefined): Technology | undefined {
  return code === undefined || code === notInstalled ? undefined : technologies[code];
}
