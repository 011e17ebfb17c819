declare module 'downsample-lttb' {
  type Tuple = readonly [x: number, y: number];
  const lttb: { processData(series: readonly Tuple[], points: number): readonly Tuple[] };
  export = lttb;
}
