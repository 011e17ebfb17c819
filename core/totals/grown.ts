/** The array itself when it has room for `length` numbers, else a copy with at least twice the room; new room holds `filler`. */
export function grown(array: Float64Array, length: number, filler = 0): Float64Array {
  if (length <= array.length) return array;
  const longer = new Float64Array(Math.max(length, 2 * array.length));
  longer.set(array);
  if (filler !== 0) longer.fill(filler, array.length);
  return longer;
}
