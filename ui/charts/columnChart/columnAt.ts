/** The column that a key leads to from one, or from none; `undefined` for no column, `same` for other keys. */
export function columnByKey(key: string, at: number | undefined, count: number): number | 'same' | undefined {
  if (key === 'Escape') return undefined;
  const step = steps[key];
  if (step === undefined || count === 0) return 'same';
  if (at === undefined) return step === -Infinity ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, at + step));
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The column at a share, 0..1, of the width of all of them. */
export const columnAtShare = (share: number, count: number): number | undefined =>
  count === 0 ? undefined : Math.min(count - 1, Math.max(0, Math.floor(share * count)));
