import { describe, expect, it } from '@jest/globals';
import type { FleetFault } from '../../core/fleet/index.ts';
import type { FleetReading, FleetStation } from '../../core/ports/index.ts';
import { faultsTable } from '../../fleet/screen/faultsTable.ts';
import { faultsUp, faultsView } from '../../fleet/screen/faultsView.ts';

const day = 86_400_000;
const nowMs = Date.parse('2026-11-22T12:00:00Z');

const stationOf = (id: string, faults: readonly FleetFault[], machines: readonly string[] = []): FleetStation =>
  ({
    id,
    plant: { name: `Hall ${id}`, details: { machines: machines.map((name, i) => ({ slot: i + 1, name })) } },
    state: { faults },
  }) as unknown as FleetStation;

type Event = FleetFault & { readonly station: string; readonly atMs: number };
type Seen = Event & { readonly by: string; readonly why: string };

/** What a fleet holds, and the begins that it is asked from. */
function holding(stations: readonly FleetStation[], events: readonly Event[], seen: readonly Seen[] = []) {
  const askedMs: number[] = [];
  const from = (fromMs: number) => {
    askedMs.push(fromMs);
    return Promise.resolve(events.filter(({ atMs }) => atMs >= fromMs));
  };
  const reading = {
    stations: () => Promise.resolve(stations),
    // newest first: of each fault the last one that is noted stays
    lastEvents: async (fromMs: number) => (await from(fromMs)).toReversed(),
    events: from,
    faultsSeen: () => Promise.resolve(seen),
  } as unknown as FleetReading;
  return { reading, askedMs };
}

describe('[FLEET-3] faults that are up', () => {
  const error = { source: 1, bitIndex: 70 } as const;
  const warning = { source: 1, bitIndex: 20 } as const;
  const maintenance = { source: 1, bitIndex: 3 } as const;

  it('have the most severe first, and of each severity the newest; one that nobody saw come is the oldest', async () => {
    const stations = [stationOf('a', [maintenance, warning, error]), stationOf('b', [warning]), stationOf('c', [warning])];
    const { reading } = holding(stations, [
      { ...warning, station: 'a', atMs: 5 },
      { ...warning, station: 'c', atMs: 7 },
    ]);
    const up = await faultsUp(reading, stations, 10);
    expect(up.map(({ station, bitIndex, sinceMs }) => [station, bitIndex, sinceMs])).toEqual([
      ['a', 70, undefined],
      ['c', 20, 7],
      ['a', 20, 5],
      ['b', 20, undefined],
      ['a', 3, undefined],
    ]);
  });

  it('are looked for in the events of 90 days', async () => {
    const { reading, askedMs } = holding([], []);
    await faultsUp(reading, [], nowMs);
    expect(askedMs).toEqual([nowMs - 90 * day]);
  });

  const cameMs = 300_000;
  it.each([
    ['more than two minutes before', cameMs - 120_001, false],
    ['two minutes before, by another clock', cameMs - 120_000, true],
    ['later', cameMs + 1, true],
  ])('are acknowledged by what was said since they came, but for what clocks differ: %s', async (_when, atMs, isAcknowledged) => {
    const stations = [stationOf('a', [warning])];
    const { reading } = holding(
      stations,
      [{ ...warning, station: 'a', atMs: cameMs }],
      [{ ...warning, station: 'a', atMs, by: 'A', why: 'ordered' }],
    );
    const [up] = await faultsUp(reading, stations, cameMs + 2);
    expect(up!.acknowledgement).toEqual(isAcknowledged ? { by: 'A', atMs, why: 'ordered' } : undefined);
  });

  it('are acknowledged as well where nobody saw them come', async () => {
    const stations = [stationOf('a', [warning])];
    const { reading } = holding(stations, [], [{ ...warning, station: 'a', atMs: 1, by: 'A', why: 'x' }]);
    expect((await faultsUp(reading, stations, 10))[0]!.acknowledgement).toEqual({ by: 'A', atMs: 1, why: 'x' });
  });

  it('that no catalogue can have are left out', async () => {
    const stations = [stationOf('a', [{ source: 1, bitIndex: -1 }])];
    expect(await faultsUp(holding(stations, []).reading, stations, 10)).toEqual([]);
  });
});

describe('[FLEET-3] the faults of a week', () => {
  const come = (station: string, fault: FleetFault, atMs = nowMs - 1): Event => ({ ...fault, station, atMs });

  it('count by machine, warnings and errors alone, the machines with most of them first, ten at most', async () => {
    const stations = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => stationOf(id, [], ['K1', 'K2']));
    const events = [
      ...[come('b', { source: 2, bitIndex: 70 }), come('b', { source: 2, bitIndex: 20 }), come('b', { source: 2, bitIndex: 3 })],
      ...[
        come('a', { source: 'master', bitIndex: 70 }),
        come('a', { source: 'limits', bitIndex: 70 }),
        come('z', { source: 1, bitIndex: 70 }),
      ],
      ...stations.flatMap(({ id }) => [1, 2].map((source) => come(id, { source, bitIndex: 70 }))),
    ];
    const { machines } = await faultsView(holding(stations, events).reading, nowMs);
    expect(machines).toHaveLength(10);
    expect(machines[0]).toEqual({ station: 'b', name: 'Hall b', slot: 2, machine: 'K2', faults: 3 });
    expect(machines.slice(1).every(({ faults }) => faults === 1)).toBe(true);
  });

  it('are those of stations that are seen, of seven days, a thousand at most', async () => {
    const events = Array.from({ length: 1001 }, (_, i) => come(i === 0 ? 'z' : 'a', { source: 1, bitIndex: 70 }));
    const { reading, askedMs } = holding([stationOf('a', [])], [...events, come('a', { source: 2, bitIndex: 70 })]);
    const { week } = await faultsView(reading, nowMs);
    expect(askedMs[0]).toBe(nowMs - 7 * day);
    expect([week.length, week[0]!.station, week.at(-1)!.source]).toEqual([1000, 'a', 1]);
  });

  it('are a table, what is up first and each once', async () => {
    const fault = { source: 1, bitIndex: 70 } as const;
    const stations = [stationOf('a', [fault], ['K1'])];
    const events = [come('a', fault, nowMs - 1000), come('a', fault, nowMs - 5000)];
    const seen = [{ ...come('a', fault, nowMs - 500), by: 'Uta', why: 'ordered' }];
    const lines = faultsTable(await faultsView(holding(stations, events, seen).reading, nowMs), 'en')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('station,name,source,machine,code,text,severity,at,active,acknowledged_by,acknowledged_at,acknowledged_why');
    expect(lines.slice(1).map((line) => line.split(','))).toEqual([
      [
        'a',
        'Hall a',
        '1',
        'K1',
        'E071',
        expect.any(String),
        'error',
        expect.stringContaining('11:59:59'),
        'yes',
        'Uta',
        expect.stringContaining('11:59:59'),
        'ordered',
      ],
      ['a', 'Hall a', '1', 'K1', 'E071', expect.any(String), 'error', expect.stringContaining('11:59:55'), 'no', '', '', ''],
    ]);
  });
});
