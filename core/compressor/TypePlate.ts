/** What is printed on a machine's type plate; a missing text is undefined. */
export interface TypePlate {
  readonly model: string | undefined;
  readonly factoryNumber: string | undefined;
  readonly edpNumber: string | undefined;
  readonly consignmentNumber: string | undefined;
  readonly schematicNumber: string | undefined;
  readonly softwareVersion: string | undefined;
  /** A day `YYYY-MM-DD`. */
  readonly installationDate: string | undefined;
}

/** A plate of which nothing is known. */
export const blankTypePlate: TypePlate = {
  model: undefined,
  factoryNumber: undefined,
  edpNumber: undefined,
  consignmentNumber: undefined,
  schematicNumber: undefined,
  softwareVersion: undefined,
  installationDate: undefined,
};
