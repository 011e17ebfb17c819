/** Whether values are the same all the way down, numbers up to a share of their size. */
export function sameTotals(one: unknown, other: unknown, share = 0): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Object.is(one, other) || Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.has(name) && sameTotals(value, theirs.get(name), share));
}
