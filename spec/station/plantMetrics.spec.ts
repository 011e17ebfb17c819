import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { paths } from '../../adapters/contract/index.ts';
import { emptySlot, statusBit } from '../../core/compressor/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import { plantMetrics, type PlantMetricsParts } from '../../station/plantMetrics.ts';
import { itWith } from '../machine/itWhere.ts';
import { startStation, withToken } from './startStation.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const metricsToken = '0123456789abcdef0123456789abcdef';
const board = readFileSync(join(import.meta.dirname, '../../docs/examples/grafana.json'), 'utf8');
const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] };
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

describe('figures for Prometheus', () => {
  let text = '';
  let sample: PlantSample;
  beforeAll(async () => {
    const station = await startStation({ config: { metricsToken } });
    sample = station.source.push();
    text = await (await station.call(paths.metrics, withToken(metricsToken))).text();
    await station.close();
  });

  itWith('promtool')('[NORTH-3] are named and typed as Prometheus wants', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, '']);
  });

  it('[NORTH-3] have the plant as it was sampled, and the health of the station', () => {
    const { atMs, master } = sample;
    const figures = {
      pressluft_system_pressure_bar: master.systemPressureBar,
      pressluft_volume_flow_m3min: master.volumeFlowM3min,
      pressluft_delivery_volume_m3min: master.deliveryVolumeM3min,
      pressluft_power_kw: master.powerKW,
      pressluft_sample_seconds: atMs / 1000,
      pressluft_samples_total: 1,
      pressluft_push_connections: 0,
      pressluft_mail_failing: 0,
    };
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(Object.fromEntries(Object.keys(figures).map((name) => [name, valueOf(name)]))).toEqual(figures);
  });

  it('[NORTH-3] have each machine with slot and name, and the one state that it is in', () => {
    const [machine] = sample.compressors;
    const labels = `slot="1",name="${machine!.name}"`;
    expect(text).toContain(`pressluft_compressor_line_pressure_bar{${labels}} ${machine!.linePressureBar}\n`);
    const states = text.split('\n').filter((line) => line.startsWith(`pressluft_compressor_state{${labels}`));
    expect([states.length, states.filter((line) => line.endsWith(' 1')).length]).toEqual([8, 1]);
  });

  it('[NORTH-3] have what the board asks for', () => {
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = new Set([...expressions, board].flatMap((expr) => expr.match(/pressluft_\w+/g) ?? []));
    expect(asked.size).toBeGreaterThan(12);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  itWith('promtool')('[NORTH-3] are asked for by the board in words that Prometheus understands', () => {
    const file = join(temporaryFolder(), 'rules.json');
    const rules = expressions.map((expr, i) => ({ record: `board:${i}`, expr: expr.replaceAll('$station', 'station') }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'board', rules }] }));
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)]);
  });
});

describe('a figure that is missing', () => {
  const machine = { ...emptySlot(2), technology: 4, name: 'K2' } as const;
  const snapshot = (change: object) => ({ atMs: 1, master: {} as PlantSample['master'], compressors: [{ ...machine, ...change }] });
  const textOf = async (parts: Partial<PlantMetricsParts>) => {
    const registry = new Registry();
    plantMetrics(registry, {
      heard: () => undefined,
      totals: () => ({ energyKWh: undefined, airM3: undefined }),
      field: () => ({ connections: [], devices: [] }),
      ...parts,
    });
    const lines = (await registry.metrics()).split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('#'));
  };

  it('[NORTH-3] has no sample', async () => {
    expect(await textOf({})).toEqual([]);
    expect(await textOf({ heard: () => snapshot({ electricalPowerKW: 5 }) })).toEqual([
      'pressluft_compressor_power_kw{slot="2",name="K2"} 5',
    ]);
    const silent = await textOf({ heard: () => snapshot({ status: statusBit.communicationError }) });
    expect(silent.filter((line) => line.endsWith(' 1'))).toEqual([
      'pressluft_compressor_state{slot="2",name="K2",state="communicationError"} 1',
    ]);
  });

  it('[NORTH-3] comes back, and goes with its machine', async () => {
    let power: number | undefined = 1;
    const registry = new Registry();
    plantMetrics(registry, {
      heard: () => snapshot({ electricalPowerKW: power }),
      totals: () => ({ energyKWh: 12.5, airM3: undefined }),
      field: () => ({
        connections: [{ id: 'a', state: 'connected', problem: undefined, cycleMs: 1500, reconnects: 3, changed: [] }],
        devices: [
          { id: 'm1', state: 'fresh', ageMs: 2500, readings: [] },
          { id: 'm2', state: 'silent', ageMs: undefined, readings: [] },
        ],
      }),
    });
    const read = async () => (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const always = [
      'pressluft_energy_kwh_total 12.5',
      'pressluft_field_value_age_seconds{device="m1"} 2.5',
      'pressluft_field_cycle_seconds{line="a"} 1.5',
      'pressluft_field_reconnects_total{line="a"} 3',
    ];
    expect(await read()).toEqual(['pressluft_compressor_power_kw{slot="2",name="K2"} 1', ...always]);
    power = undefined;
    expect(await read()).toEqual(always);
    power = 3;
    expect(await read()).toEqual(['pressluft_compressor_power_kw{slot="2",name="K2"} 3', ...always]);
  });
});
