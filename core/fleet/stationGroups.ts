/** Where a mark is drawn, px. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

const isNear = (one: DrawnPoint, other: DrawnPoint, apartPx: number) =>
  Math.abs(one.x - other.x) < apartPx && Math.abs(one.y - other.y) < apartPx;

/**
 * Marks that would be drawn over each other, together; each group is drawn where its first one is.
 * The order stays, of groups and within them: what comes first leads. No two leaders are nearer than `apartPx` in both directions.
 */
export function stationGroups<Mark extends DrawnPoint>(marks: readonly Mark[], apartPx: number): readonly (readonly Mark[])[] {
  const cells = new Map<string, Mark[][]>();
  const groups: Mark[][] = [];
  const around = [-1, 0, 1];
  for (const mark of marks) {
    const [column, row] = [Math.floor(mark.x / apartPx), Math.floor(mark.y / apartPx)];
    const near = around.flatMap((right) => around.flatMap((down) => cells.get(`${column + right} ${row + down}`) ?? []));
    const group = near.find(([leader]) => isNear(leader!, mark, apartPx));
    if (group !== undefined) group.push(mark);
    else {
      const own = [mark];
      groups.push(own);
      const cell = `${column} ${row}`;
      cells.set(cell, [...(cells.get(cell) ?? []), own]);
    }
  }
  return groups;
}
