const maxColumns = 5;

/** How many tiles stand beside each other, at most five: as few rows as possible, and the last one as full as possible. */
export function tileColumns(count: number): number {
  const rows = Math.ceil(count / maxColumns);
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}
