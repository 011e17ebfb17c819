import type { DoorProblem, MqttEvents, MqttFeed, MqttSubscriber } from '../../core/ports/index.ts';

/** A broker in memory. */
export interface MemoryBroker {
  readonly subscriber: MqttSubscriber;
  publish(topic: string, text: string, isRetained?: boolean): void;
  /** Hangs up on all, and lets nobody in until it is started. */
  stop(): void;
  start(): void;
  /** Why it lets nobody in; undefined for letting everybody in. */
  refuse(problem: DoorProblem | undefined): void;
  /** Topics that nobody may listen to. */
  forbid(topics: readonly string[]): void;
  /** Topics that were asked for, a list each time. */
  readonly asked: readonly (readonly string[])[];
  /** Connections that are open. */
  connections(): number;
}

interface Connected {
  readonly events: MqttEvents;
  readonly topics: Set<string>;
}

export function memoryBroker(): MemoryBroker {
  const connected = new Set<Connected>();
  const retained = new Map<string, string>();
  const asked: (readonly string[])[] = [];
  let refusal: DoorProblem | undefined;
  let forbidden: readonly string[] = [];
  let isRunning = true;

  const feedOf = (each: Connected): MqttFeed => ({
    subscribe(topics) {
      asked.push(topics);
      for (const topic of topics.filter((name) => !forbidden.includes(name))) {
        each.topics.add(topic);
        const text = retained.get(topic);
        if (text !== undefined) each.events.message({ topic, text, isRetained: true });
      }
      return Promise.resolve(topics.filter((topic) => forbidden.includes(topic)));
    },
    close() {
      connected.delete(each);
      return Promise.resolve();
    },
  });

  return {
    subscriber: {
      open(events) {
        const problem = isRunning ? refusal : 'refused';
        if (problem !== undefined) return Promise.resolve(problem);
        const each: Connected = { events, topics: new Set() };
        connected.add(each);
        return Promise.resolve(feedOf(each));
      },
    },
    publish(topic, text, isRetained = false) {
      if (isRetained) retained.set(topic, text);
      for (const { events, topics } of connected) if (topics.has(topic)) events.message({ topic, text, isRetained: false });
    },
    stop() {
      isRunning = false;
      for (const each of [...connected]) {
        connected.delete(each);
        each.events.ended('hungUp');
      }
    },
    start: () => void (isRunning = true),
    refuse: (problem) => void (refusal = problem),
    forbid: (topics) => void (forbidden = topics),
    asked,
    connections: () => connected.size,
  };
}
