import type { OwnMessage } from '../../core/ports/index.ts';

/** What is to be said next, of each topic only the newest. */
export interface LatestMessages {
  put(message: OwnMessage): void;
  /** The one that waits longest; undefined for none. */
  take(): OwnMessage | undefined;
  clear(): void;
}

export function latestMessages(): LatestMessages {
  const byTopic = new Map<string, OwnMessage>();
  return {
    put(message) {
      byTopic.set(message.topic, message);
    },
    take() {
      const [message] = byTopic.values();
      if (message !== undefined) byTopic.delete(message.topic);
      return message;
    },
    clear() {
      byTopic.clear();
    },
  };
}
