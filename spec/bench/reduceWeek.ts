const rows = 60_481;
const startMs = Date.parse('2026-11-13T00:00:00Z');

/** The times of a full week buffer. */
export const weekTimesMs = (): Float64Array => Float64Array.from({ length: rows }, (_, i) => startMs + i * 10_000);

/** One of its channels: the day's course, the band of the control, noise, and a seldom peak. */
export const weekOfPressure = (phase = 0): Float32Array =>
  Float32Array.from(
    { length: rows },
    (_, i) =>
      7 + 0.3 * Math.sin((i + phase) / 1375) + 0.2 * Math.sin(i / 9) + ((i * 7919 + phase) % 101) / 1000 + (i % 4999 === 17 ? 1 : 0),
  );
