/** What a step of the wheel makes of a range's width. */
export const zoomFactors = { in: 0.75, out: 1.25 } as const;
/** Towards less, `in`, or more. */
export type ZoomDirection = keyof typeof zoomFactors;

/** Both ends of a range, whose `about` keeps its place while the width becomes `width`; an `about` outside or missing counts as the nearer end or the middle. */
export function zoomedEnds(from: number, until: number, width: number, about: number): readonly [number, number] {
  const place = Number.isNaN(about) ? (from + until) / 2 : Math.min(until, Math.max(from, about));
  const start = place - (until > from ? ((place - from) / (until - from)) * width : width / 2);
  return [start, start + width];
}
