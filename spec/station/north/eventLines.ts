import { until } from '../until.ts';

/** A server-sent event. */
export interface SentEvent {
  readonly event: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** What a stream of server-sent events has brought. */
export interface EventLines {
  readonly status: number;
  readonly events: readonly SentEvent[];
  of(event: string): readonly SentEvent[];
  heartbeats(): number;
  hasEnded(): boolean;
  stop(): void;
}

function parsed(block: string): SentEvent | undefined {
  const fields = Object.fromEntries(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return fields['event'] === undefined
    ? undefined
    : { event: fields['event'], id: fields['id'] ?? '', data: JSON.parse(fields['data'] ?? '{}') as SentEvent['data'] };
}

/** Listens, and waits for the head of the answer. */
export async function eventLines(url: string, headers: Readonly<Record<string, string>>): Promise<EventLines> {
  const stop = new AbortController();
  const answer = await fetch(url, { headers, signal: stop.signal });
  const events: SentEvent[] = [];
  let beats = 0;
  let isOver = answer.status !== 200;
  void (async () => {
    let rest = '';
    try {
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const event = parsed(block);
          if (event !== undefined) events.push(event);
          else if (block === ':') beats++;
        }
      }
    } catch {
      // It was broken off.
    }
    isOver = true;
  })();
  return {
    status: answer.status,
    events,
    of: (event) => events.filter((each) => each.event === event),
    heartbeats: () => beats,
    hasEnded: () => isOver,
    stop: () => stop.abort(),
  };
}

/** The first event of a kind that holds. */
export async function eventOf(
  lines: EventLines,
  event: string,
  holds: (data: SentEvent['data']) => boolean = () => true,
): Promise<SentEvent> {
  const found = () => lines.of(event).find(({ data }) => holds(data));
  await until(`an event ${event}`, () => found() !== undefined);
  return found()!;
}
