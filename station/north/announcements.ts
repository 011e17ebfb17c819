import type { DiscoveryMessage } from '../../core/north/index.ts';
import type { MqttPublishing, NorthRepository } from '../../core/ports/index.ts';

export interface AnnouncementsParts {
  readonly repository: Pick<NorthRepository, 'announced' | 'saveAnnounced'>;
  /** What there is; undefined while that is not known. */
  readonly messages: () => readonly DiscoveryMessage[] | undefined;
}

/** What a broker keeps about the devices that there are. */
export interface Announcements {
  /** Says what there is, and takes back what there is no more. */
  announce(publishing: MqttPublishing): Promise<void>;
  takeBack(publishing: MqttPublishing): Promise<void>;
}

/** Keeps the topics before it uses them, so that each can be taken back, whatever ends the station. */
export function announcements({ repository, messages }: AnnouncementsParts): Announcements {
  const keep = (publishing: MqttPublishing, topic: string, text: string) => publishing.publish({ topic, text, isRetained: true, qos: 1 });
  const save = (topics: readonly string[]) => {
    const before = repository.announced();
    if (topics.length === before.length && topics.every((topic, i) => topic === before[i])) return;
    repository.saveAnnounced(topics);
  };
  return {
    async announce(publishing) {
      const now = messages();
      if (now === undefined) return;
      const topics = now.map(({ topic }) => topic);
      const gone = repository.announced().filter((topic) => !topics.includes(topic));
      save([...gone, ...topics]);
      for (const topic of gone) if (!(await keep(publishing, topic, ''))) return;
      for (const { topic, payload } of now) if (!(await keep(publishing, topic, JSON.stringify(payload)))) return;
      save(topics);
    },
    async takeBack(publishing) {
      for (const topic of repository.announced()) if (!(await keep(publishing, topic, ''))) return;
      save([]);
    },
  };
}
