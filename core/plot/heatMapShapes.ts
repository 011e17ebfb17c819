import type { Rect } from './shapes.ts';

/** Rows of cells, the first at the top; a cell is missing where nothing is known, and `outside` where nothing could be. */
export type HeatRows = readonly (readonly (number | 'outside' | undefined)[])[];

/** All cells of one level as the `d` of a path; those without a value have none. */
export interface HeatLevel {
  readonly level: number | undefined;
  readonly path: string;
}

const digits = 1;
const rounded = (pixels: number) => String(Number(pixels.toFixed(digits)));

/** Which step of a scale a value is in: as many limits as it has reached. */
export const heatLevel = (value: number, limits: readonly number[]): number => limits.filter((limit) => value >= limit).length;

/** The cells of a heat map in pixels, those of a row that are alike as one; rows have a gap below. */
export function heatMapShapes(rows: HeatRows, limits: readonly number[], frame: Rect, gap: number): readonly HeatLevel[] {
  const columns = Math.max(...rows.map(({ length }) => length));
  const [width, height] = [frame.width / columns, frame.height / rows.length];
  const paths = new Map<number | undefined, string>();
  rows.forEach((row, y) => {
    const levels = row.map((value) => (typeof value === 'number' ? heatLevel(value, limits) : value));
    let from = 0;
    levels.forEach((level, x) => {
      if (level === levels[x + 1] && x < levels.length - 1) return;
      const run = rounded((x + 1 - from) * width);
      if (level !== 'outside') {
        const begin = `M${rounded(frame.x + from * width)} ${rounded(frame.y + y * height)}`;
        paths.set(level, `${paths.get(level) ?? ''}${begin}h${run}v${rounded(height - gap)}h-${run}z`);
      }
      from = x + 1;
    });
  });
  return [...paths].map(([level, path]) => ({ level, path }));
}

/** The cell at a place in the frame, 0..1 each way; undefined outside. */
export function heatCellAt(rows: HeatRows, x: number, y: number): { readonly row: number; readonly column: number } | undefined {
  const row = Math.floor(y * rows.length);
  const count = rows[row]?.length ?? 0;
  const column = Math.floor(x * count);
  return column >= 0 && column < count ? { row, column } : undefined;
}
