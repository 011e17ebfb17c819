import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FaultEvent } from '../../core/north/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { KnownSession, Sessions } from '../../server/access/sessions.ts';
import { atMostEvery } from '../../server/process/atMostEvery.ts';
import { faultEventsOf } from './faultEvents.ts';
import type { LiveView } from './liveView.ts';
import type { Outlet } from './Outlet.ts';

export interface EventStreamsParts {
  readonly live: Pick<LiveView, 'isHeard' | 'onSample' | 'shownTo'>;
  readonly sessions: Pick<Sessions, 'noteUse' | 'onEnd'>;
  readonly heartbeatMs?: number;
}

/** Who listens. */
export interface Listener {
  readonly known: KnownSession;
  readonly to: ServerResponse;
  /** Id of the last event that it had before; undefined for who is new. */
  readonly lastId: string | undefined;
  /** The event in its language, as JSON. */
  readonly faultText: (event: FaultEvent) => string;
}

/** Server-sent events, https://html.spec.whatwg.org/multipage/server-sent-events.html */
export interface EventStreams extends Outlet {
  /** Why nobody more may listen with that session; undefined when it may. */
  refusalOf(known: KnownSession): 'full' | 'tooMany' | undefined;
  /** Sends until the session or the connection ends. */
  open(listener: Listener): void;
  close(): void;
}

/** Streams of one token or session, and of all. */
export const maxStreams = { perSession: 5, all: 100 } as const;
/** So many fault events are kept for who comes back. */
export const keptEvents = 500;
const defaultHeartbeatMs = 15 * msPerSecond;
const liveEveryMs = msPerSecond;

interface Stream extends Listener {
  /** Number of the last fault event that it was sent. */
  sent: number;
  /** Faults were lost between what it had and what is kept. */
  hasGap: boolean;
  /** There is a plant that it was not sent yet. */
  isDue: boolean;
}

export function eventStreams({ live, sessions, heartbeatMs = defaultHeartbeatMs }: EventStreamsParts): EventStreams {
  /** Of this start of the station: the numbers of another say nothing. */
  const run = randomUUID().slice(0, 8);
  const streams = new Set<Stream>();
  let faults: readonly { readonly number: number; readonly event: FaultEvent }[] = [];
  let last = 0;
  let wasHeard = false;

  const idOf = (number: number) => `${run}-${number}`;
  const write = ({ to }: Stream, event: string, data: string, number: number) =>
    to.write(`event: ${event}\nid: ${idOf(number)}\ndata: ${data}\n\n`);

  /** Who takes nothing is sent nothing: faults wait, and of the plant the newest stays. */
  const flush = (stream: Stream) => {
    const isStuck = () => stream.to.writableNeedDrain;
    if (isStuck()) return;
    if (stream.hasGap) write(stream, 'gap', '{}', stream.sent);
    stream.hasGap = false;
    for (const { number, event } of faults.filter((each) => each.number > stream.sent)) {
      if (isStuck()) return;
      write(stream, 'fault', stream.faultText(event), number);
      stream.sent = number;
    }
    if (!stream.isDue || isStuck()) return;
    stream.isDue = false;
    write(stream, 'live', JSON.stringify(live.shownTo(stream.known.session)), stream.sent);
  };
  const showAll = () => {
    wasHeard = live.isHeard();
    for (const stream of streams) {
      stream.isDue = true;
      flush(stream);
    }
  };
  const shown = atMostEvery(liveEveryMs, showAll);

  const startOf = (lastId: string | undefined): Pick<Stream, 'sent' | 'hasGap'> => {
    if (lastId === undefined) return { sent: last, hasGap: false };
    const number = lastId.startsWith(`${run}-`) ? Number(lastId.slice(run.length + 1)) : NaN;
    const oldest = faults[0]?.number ?? last + 1;
    const isKnown = Number.isInteger(number) && number >= oldest - 1 && number <= last;
    return isKnown ? { sent: number, hasGap: false } : { sent: oldest - 1, hasGap: true };
  };
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.to.end();
  };
  sessions.onEnd((id) => {
    for (const stream of streams) if (stream.known.id === id) end(stream);
  });
  live.onSample(() => {
    if (streams.size > 0) shown.request();
  });
  const beating = setInterval(() => {
    for (const { to, known } of streams) {
      sessions.noteUse(known.id);
      if (!to.writableNeedDrain) to.write(':\n\n');
    }
  }, heartbeatMs).unref();
  const watching = setInterval(() => {
    if (wasHeard && !live.isHeard()) showAll();
  }, msPerSecond).unref();

  return {
    refusalOf({ id }) {
      if (streams.size >= maxStreams.all) return 'full';
      return [...streams].filter(({ known }) => known.id === id).length >= maxStreams.perSession ? 'tooMany' : undefined;
    },
    open(listener) {
      const stream: Stream = { ...listener, ...startOf(listener.lastId), isDue: true };
      streams.add(stream);
      wasHeard ||= live.isHeard();
      const { to } = stream;
      to.on('error', () => undefined);
      to.on('drain', () => flush(stream));
      to.once('close', () => streams.delete(stream));
      flush(stream);
    },
    take(sample, news) {
      const events = faultEventsOf(news, sample);
      if (events.length === 0) return;
      faults = [...faults, ...events.map(({ event }) => ({ number: ++last, event }))].slice(-keptEvents);
      // Once the sample is pushed.
      setImmediate(() => {
        for (const stream of streams) flush(stream);
      });
    },
    close() {
      clearInterval(beating);
      clearInterval(watching);
      shown.cancel();
      for (const stream of streams) end(stream);
    },
  };
}
