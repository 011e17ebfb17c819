import type { FleetLiveRow, FleetReading, FleetStation, Log } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { liveRow } from '../screen/stationRows.ts';

/** Gets the rows that have changed. */
export type Listener = (rows: readonly FleetLiveRow[]) => void;

export interface LiveParts {
  readonly seenBy: (organisations: readonly string[]) => FleetReading;
  readonly nowMs: () => number;
  readonly beatMs: number;
  readonly log: Log;
}

/** Pages that are open, together where they see the same stations. */
export interface LiveRooms {
  /** The listener gets all rows first, and then those that change; gives the call that ends it. */
  listen(organisations: readonly string[], listener: Listener): () => void;
  close(): void;
}

const everyMs = 2 * msPerSecond;
/** Clocks of the processes of a fleet differ by less, and so does what a transaction takes. */
const overlapMs = 10 * msPerSecond;

/** What one set of organisations sees. */
class Room {
  readonly listeners = new Set<Listener>();
  private readonly stations = new Map<string, FleetStation>();
  private readonly rows = new Map<string, FleetLiveRow>();
  private lastMs = -Infinity;
  private readonly reading: FleetReading;

  constructor(reading: FleetReading) {
    this.reading = reading;
  }

  welcome(listener: Listener): void {
    if (this.lastMs !== -Infinity) listener([...this.rows.values()]);
    this.listeners.add(listener);
  }

  /** Asks what was heard since the last time; what nobody hears of any more changes by the clock. */
  async look({ nowMs, beatMs }: Pick<LiveParts, 'nowMs' | 'beatMs'>): Promise<void> {
    const atMs = nowMs();
    const isFirst = this.lastMs === -Infinity;
    const heard = isFirst ? await this.reading.stations() : await this.reading.stationsSeen(this.lastMs - overlapMs);
    for (const station of heard) this.stations.set(station.id, station);
    const changed = [...this.stations.values()].flatMap((station) => {
      const [before, row] = [this.rows.get(station.id), liveRow(station, { nowMs: atMs, beatMs })];
      return JSON.stringify(before) === JSON.stringify(row) ? [] : [row];
    });
    for (const row of changed) this.rows.set(row.id, row);
    this.lastMs = atMs;
    if (changed.length > 0 || isFirst) for (const listener of this.listeners) listener(changed);
  }
}

/** Asks the database every two seconds while somebody listens, once for each set of organisations and by their own rights. */
export function liveRooms({ seenBy, nowMs, beatMs, log }: LiveParts): LiveRooms {
  const rooms = new Map<string, Room>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async () => {
    for (const room of rooms.values()) {
      await room.look({ nowMs, beatMs }).catch((error: unknown) => {
        log.warn(`live list: ${reasonOf(error)}`);
      });
    }
    timer = rooms.size > 0 && !isClosed ? setTimeout(() => void look(), everyMs) : undefined;
  };

  return {
    listen(organisations, listener) {
      const key = JSON.stringify([...organisations].sort());
      const room = rooms.get(key) ?? new Room(seenBy(organisations));
      rooms.set(key, room);
      room.welcome(listener);
      timer ??= setTimeout(() => void look(), 0);
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0) rooms.delete(key);
      };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
