import type { Adjustment } from '../FieldConfig.ts';
import type { FieldUnit } from '../FieldUnit.ts';
import type { ProfilePoint, Scaling } from '../Profile.ts';

/** What an adjustment may change of a point, however the point is read. */
export interface AdjustablePoint extends Scaling, Pick<ProfilePoint, 'key' | 'reference' | 'min' | 'max' | 'by'> {}

/** The adjustment comes after the point's own scaling: a transformer of 40 makes each value 40 times as large, whatever the step of its word. */
function combined(own: Scaling, { scale = 1, offset = 0, unit = own.unit }: Adjustment): Scaling {
  const ownScale = own.scale ?? 1;
  const ownOffset = own.offset ?? 0;
  return { scale: ownScale * scale, offset: ownOffset * scale + offset, ...(unit === undefined ? {} : { unit }) };
}

interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The limits grow with the value; in another unit they say nothing. */
function limitsOf(own: Limits, ownUnit: FieldUnit, adjustment: Adjustment): Pick<AdjustablePoint, 'min' | 'max'> {
  const { scale = 1, offset = 0, unit } = adjustment;
  const isSameUnit = unit === undefined || unit === ownUnit;
  const at = (limit: number | undefined) => (limit === undefined || !isSameUnit ? undefined : limit * scale + offset);
  const [low, high] = scale < 0 ? [at(own.max), at(own.min)] : [at(own.min), at(own.max)];
  const min = adjustment.min ?? low;
  const max = adjustment.max ?? high;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** A point as it is at one device: other orders and references replace the profile's; scale and offset apply to the profile's value, unit and limits are those of the result. */
export function adjustedPoint<Point extends AdjustablePoint>(point: Point, adjustment: Adjustment | undefined): Point {
  if (adjustment === undefined) return point;
  const { by, min, max, ...own }: AdjustablePoint = point;
  const { wordOrder, byteOrder, reference } = adjustment;
  const cases = by && Object.entries(by.cases).map(([raw, scaling]) => [raw, combined({ ...own, ...scaling }, adjustment)] as const);
  return {
    ...own,
    ...combined(own, adjustment),
    ...limitsOf({ min, max }, own.unit ?? '', adjustment),
    ...(wordOrder === undefined ? {} : { wordOrder }),
    ...(byteOrder === undefined ? {} : { byteOrder }),
    ...(reference === undefined ? {} : { reference }),
    ...(by === undefined ? {} : { by: { point: by.point, cases: Object.fromEntries(cases!) } }),
  } as Point;
}

/** A profile or model as it is at one device, `adjust` by the point's key. */
export function adjustedProfile<Kind extends { readonly points: readonly AdjustablePoint[] }>(
  profile: Kind,
  adjust: Readonly<Record<string, Adjustment>> = {},
): Kind {
  return {
    ...profile,
    points: profile.points.map((point) => adjustedPoint(point, Object.hasOwn(adjust, point.key) ? adjust[point.key] : undefined)),
  };
}
