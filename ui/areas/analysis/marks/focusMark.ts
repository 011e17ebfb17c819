/** Leads to the newest of some marks in the list, where it is in words. */
export function focusMark(ids: readonly string[]): void {
  const item = document.getElementById(`mark-${ids.at(-1)}`);
  item?.scrollIntoView({ block: 'nearest' });
  item?.focus({ preventScroll: true });
}
