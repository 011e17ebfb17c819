/** Typographic points and inches in mm. */
export const mmPerPt = 25.4 / 72;
const mmPerInch = 25.4;

/** Pixels of a length at a resolution, at least one. */
export function pixelsOf(lengthMm: number, dpi: number): number {
  return Math.max(1, Math.round((lengthMm / mmPerInch) * dpi));
}
