/** Inverse of an upper triangular matrix without a zero on its diagonal, by rows. */
export function triangularInverse(upper: readonly (readonly number[])[]): number[][] {
  const size = upper.length;
  const inverse = upper.map(() => new Array<number>(size).fill(0));
  for (let column = 0; column < size; column++) {
    for (let row = column; row >= 0; row--) {
      let rest = row === column ? 1 : 0;
      for (let k = row + 1; k <= column; k++) rest -= upper[row]![k]! * inverse[k]![column]!;
      inverse[row]![column] = rest / upper[row]![row]!;
    }
  }
  return inverse;
}
