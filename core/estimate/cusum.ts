/** When the sum of what lies beyond the allowance reached the limit. */
export interface CusumAlarm {
  readonly direction: 'up' | 'down';
  /** Position of the value that raised it. */
  readonly at: number;
  /** Position of the first value after which the sum never was 0 again until then: since when it lasts. */
  readonly since: number;
  /** Where the values are since then, in deviations from the mean. */
  readonly level: number;
}

/** The two sums at each value, and the first alarm. */
export interface Cusum {
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly alarm: CusumAlarm | undefined;
}

interface OneSide {
  readonly sums: readonly number[];
  readonly alarm: Omit<CusumAlarm, 'direction'> | undefined;
}

function oneSide(values: readonly number[], allowance: number, limit: number): OneSide {
  let sum = 0;
  let since = 0;
  let alarm: OneSide['alarm'];
  const sums = values.map((value, at) => {
    sum = Math.max(0, sum + value - allowance);
    if (sum === 0) since = at + 1;
    else if (sum > limit) alarm ??= { at, since, level: allowance + sum / (at - since + 1) };
    return sum;
  });
  return { sums, alarm };
}

/**
 * The tabular CUSUM of values in deviations from their mean (Montgomery, Introduction to Statistical Quality Control): a shift of twice
 * the allowance is found soonest. With the usual allowance and limit a false alarm comes every 465 values, one for a shift by a deviation after 10.
 */
export function cusum(values: readonly number[], allowance = 0.5, limit = 5): Cusum {
  const up = oneSide(values, allowance, limit);
  const below = oneSide(
    values.map((value) => -value),
    allowance,
    limit,
  );
  const alarms: readonly CusumAlarm[] = [
    ...(up.alarm === undefined ? [] : [{ direction: 'up' as const, ...up.alarm }]),
    ...(below.alarm === undefined ? [] : [{ direction: 'down' as const, ...below.alarm, level: -below.alarm.level }]),
  ];
  return { up: up.sums, down: below.sums, alarm: alarms.toSorted((a, b) => a.at - b.at)[0] };
}
