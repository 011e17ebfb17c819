/** How the machines stand: beside the trend, in one row, or in two rows on two branches. */
export interface PictureLayout {
  readonly kind: 'few' | 'row' | 'twoRows';
  /** Machines that stand beside each other, at least 1. */
  readonly columns: number;
  /** Machines on the upper branch; the others are on the lower one. */
  readonly upperCount: number;
}

const fewAtMost = 4;
const rowAtMost = 6;

/** A large screen has room for all of them in one row. */
export function pictureLayout(machineCount: number, isLarge = false): PictureLayout {
  if (machineCount > rowAtMost && !isLarge) {
    const columns = Math.ceil(machineCount / 2);
    return { kind: 'twoRows', columns, upperCount: columns };
  }
  return { kind: machineCount > fewAtMost ? 'row' : 'few', columns: Math.max(1, machineCount), upperCount: machineCount };
}
