import { afterEach, describe, expect, it } from '@jest/globals';
import { type StationMetrics, stationMetrics } from '../../station/metrics.ts';
import { morning } from './faults/faultSample.ts';

describe('the figures of the health of a station', () => {
  let metrics: StationMetrics | undefined;
  afterEach(() => metrics?.close());

  /** Those of the station, by name and labels. */
  async function figuresOf({ registry }: StationMetrics) {
    const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('pressluft_'));
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
  }

  it('[NORTH-3] count samples, questions to devices by what came of them, and calls by class of status and time', async () => {
    metrics = stationMetrics();
    for (let i = 0; i < 3; i++) metrics.countSample();
    metrics.countRead('hall', 'answered');
    metrics.countRead('hall', 'answered');
    metrics.countRead('hall', 'timeout');
    for (const [status, seconds] of [
      [200, 0.01],
      [299, 0.02],
      [304, 0.3],
      [500, 11],
    ] as const)
      metrics.countCall('GET', status, seconds);
    const figures = await figuresOf(metrics);
    expect(figures).toMatchObject({
      pressluft_samples_total: 3,
      'pressluft_field_reads_total{line="hall",outcome="answered"}': 2,
      'pressluft_field_reads_total{line="hall",outcome="timeout"}': 1,
      'pressluft_http_seconds_count{method="GET",status="2xx"}': 2,
      'pressluft_http_seconds_sum{method="GET",status="2xx"}': 0.03,
      'pressluft_http_seconds_count{method="GET",status="3xx"}': 1,
      'pressluft_http_seconds_count{method="GET",status="5xx"}': 1,
    });
    const bucket = (le: string, status: string) => figures[`pressluft_http_seconds_bucket{le="${le}",method="GET",status="${status}"}`];
    expect(
      ['0.005', '0.02', '0.1', '0.5', '2', '10', '+Inf'].map((le) => [bucket(le, '2xx'), bucket(le, '3xx'), bucket(le, '5xx')]),
    ).toEqual([
      ...[
        [0, 0, 0],
        [2, 0, 0],
        [2, 0, 0],
        [2, 1, 0],
        [2, 1, 0],
        [2, 1, 0],
        [2, 1, 1],
      ],
    ]);
  });

  it('[NORTH-3] have the plant as it is when they are read, and what is missing as no number', async () => {
    metrics = stationMetrics();
    const latest: { heard?: typeof morning } = {};
    metrics.watchPlant(() => latest.heard);
    metrics.watch('pressluft_sessions', 'Open sessions', () => 7);
    const names = ['system_pressure_bar', 'volume_flow_m3min', 'delivery_volume_m3min', 'power_kw', 'sd_status', 'sample_seconds'];
    const before = await figuresOf(metrics);
    expect(names.map((name) => before[`pressluft_${name}`])).toEqual(names.map(() => NaN));
    const master = {
      ...morning.master,
      systemPressureBar: 7.1,
      volumeFlowM3min: 31,
      deliveryVolumeM3min: undefined,
      powerKW: 222,
      sdCard: 4 as const,
    };
    latest.heard = { ...morning, atMs: 1_700_000_000_500, master };
    const figures = await figuresOf(metrics);
    expect(names.map((name) => figures[`pressluft_${name}`])).toEqual([7.1, 31, NaN, 222, 4, 1_700_000_000.5]);
    expect(figures['pressluft_sessions']).toBe(7);
  });

  it('have what the runtime has, but for what is no counter though its name says so', async () => {
    metrics = stationMetrics();
    const text = await metrics.registry.metrics();
    expect(text).toContain('nodejs_heap_size_used_bytes');
    expect(text.match(/^nodejs_active_(resources|handles|requests)_total/gm)).toBeNull();
    metrics.close();
    expect(await metrics.registry.metrics()).not.toContain('nodejs_');
  });
});
