/** A name at a place of an axis, 0..1. */
export type PlacedName = readonly [place: number, name: string];

/** Between two names, px. */
const gapPx = 8;

/**
 * The names that find room beside each other on an axis, from left to right: the first one begins at its place, where that is 0, one at
 * 1 ends there, the others stand over theirs. One that would touch the one before it is left out.
 */
export function namesWithRoom(names: readonly PlacedName[], axisPx: number, characterPx: number): readonly PlacedName[] {
  let takenPx = -Infinity;
  return names.filter(([place, name]) => {
    const widthPx = name.length * characterPx;
    const leftPx = place * axisPx - (place === 0 ? 0 : place === 1 ? widthPx : widthPx / 2);
    if (leftPx < takenPx + gapPx) return false;
    takenPx = leftPx + widthPx;
    return true;
  });
}
