import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { TechnologyCode } from '../../core/compressor/index.ts';
import type { FaultLogEntry, FaultSource } from '../../core/faults/index.ts';
import type { FaultRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

const maxEvents = 20_000;
const pageSize = 500;

type LoggedSlot = readonly [status: number | null, technology: TechnologyCode | null];

/** As stored: -1 for the master control, else the compressor's slot. */
const masterNumber = -1;
const sourceOf = (value: SQLOutputValue | undefined): FaultSource => (value === masterNumber ? 'master' : Number(value));
const numberOf = (source: FaultSource) => (source === 'master' ? masterNumber : source);

const orUndefined = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : undefined);
const orNull = (value: number | undefined) => value ?? null;

function entryOf(row: readonly SQLOutputValue[]): FaultLogEntry {
  const [, atMs, source, bitIndex, delivery, flow, pressure, load, masterStatus, machines] = row;
  return {
    atMs: orUndefined(atMs),
    source: sourceOf(source),
    bitIndex: Number(bitIndex),
    deliveryVolumeM3min: orUndefined(delivery),
    volumeFlowM3min: orUndefined(flow),
    systemPressureBar: orUndefined(pressure),
    loadRatio: orUndefined(load),
    masterStatus: orUndefined(masterStatus),
    machines: (JSON.parse(String(machines)) as LoggedSlot[]).map(([status, technology]) => ({
      status: status ?? undefined,
      technology: technology ?? undefined,
    })),
  };
}

/** Keeps the newest `capacity` events. */
export function faultRepository(database: DatabaseSync, capacity = maxEvents): FaultRepository {
  const columns = 'at_ms, source, bit_index, delivery_m3min, flow_m3min, pressure_bar, load_ratio, master_status, machines_json';
  const page = database.prepare(`SELECT id, ${columns} FROM fault_events WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`);
  page.setReturnArrays(true);
  const add = database.prepare(`INSERT INTO fault_events (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const dropOldest = database.prepare('DELETE FROM fault_events WHERE id <= (SELECT max(id) FROM fault_events) - ?');
  const active = database.prepare('SELECT source, bit_index FROM active_faults ORDER BY source, bit_index');
  const clearActive = database.prepare('DELETE FROM active_faults');
  const addActive = database.prepare('INSERT INTO active_faults (source, bit_index) VALUES (?, ?)');

  const addEvent = (event: FaultLogEntry) => {
    add.run(
      event.atMs === undefined ? null : Math.round(event.atMs),
      numberOf(event.source),
      event.bitIndex,
      orNull(event.deliveryVolumeM3min),
      orNull(event.volumeFlowM3min),
      orNull(event.systemPressureBar),
      orNull(event.loadRatio),
      orNull(event.masterStatus),
      JSON.stringify(event.machines.map(({ status, technology }) => [orNull(status), orNull(technology)])),
    );
  };

  return {
    *pages() {
      for (let before = Number.MAX_SAFE_INTEGER; ;) {
        const rows = page.all(before) as unknown as SQLOutputValue[][];
        if (rows.length === 0) return;
        yield rows.map(entryOf);
        before = Number(rows.at(-1)![0]);
      }
    },
    active: () => active.all().map((row) => ({ source: sourceOf(row['source']), bitIndex: Number(row['bit_index']) })),
    save(added, up) {
      inTransaction(database, () => {
        added.forEach(addEvent);
        if (added.length > 0) dropOldest.run(capacity);
        clearActive.run();
        for (const { source, bitIndex } of up) addActive.run(numberOf(source), bitIndex);
      });
    },
  };
}
