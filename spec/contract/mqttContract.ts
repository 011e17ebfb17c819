import { afterEach, describe, expect, it } from '@jest/globals';
import type { DoorProblem, MqttFeed, MqttMessage, MqttSubscriber } from '../../core/ports/index.ts';
import { until } from '../station/until.ts';

/** A broker and the way to it. */
export interface ReachedBroker {
  readonly subscriber: MqttSubscriber;
  publish(topic: string, text: string, isRetained?: boolean): Promise<void>;
  /** As a power failure does. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** What every subscriber does; `reached` gives a running broker. */
export function mqttContract(name: string, reached: () => Promise<ReachedBroker>): void {
  describe(`${name} as broker`, () => {
    const feeds: MqttFeed[] = [];
    afterEach(async () => {
      for (const feed of feeds.splice(0)) await feed.close();
    });

    async function opened(broker: ReachedBroker) {
      const messages: MqttMessage[] = [];
      const ends: DoorProblem[] = [];
      const feed = await broker.subscriber.open(
        { message: (message) => messages.push(message), ended: (problem) => ends.push(problem) },
        new AbortController().signal,
      );
      if (typeof feed === 'string') throw new Error(feed);
      feeds.push(feed);
      return { feed, messages, ends };
    }

    it('[FIELD-9] gives messages of the topics that were asked for, and of no others', async () => {
      const broker = await reached();
      const { feed, messages } = await opened(broker);
      expect(await feed.subscribe(['hall/a', 'hall/b'])).toEqual([]);
      await broker.publish('hall/c', '1');
      await broker.publish('hall/a', '{"power":1}');
      await broker.publish('hall/b', 'ä "2"');
      await until('both messages', () => messages.length >= 2);
      expect(messages).toEqual([
        { topic: 'hall/a', text: '{"power":1}', isRetained: false },
        { topic: 'hall/b', text: 'ä "2"', isRetained: false },
      ]);
    });

    it('says which message the broker had kept', async () => {
      const broker = await reached();
      await broker.publish('hall/kept', '7', true);
      const { feed, messages } = await opened(broker);
      await feed.subscribe(['hall/kept']);
      await until('the kept message', () => messages.length === 1);
      await broker.publish('hall/kept', '8', true);
      await until('the live message', () => messages.length === 2);
      expect(messages.map(({ text, isRetained }) => [text, isRetained])).toEqual([
        ['7', true],
        ['8', false],
      ]);
    });

    it('[FIELD-7] reports its end once when the broker dies, and connects again when it is back', async () => {
      const broker = await reached();
      const { ends } = await opened(broker);
      await broker.kill();
      await until('its end', () => ends.length > 0);
      expect(await broker.subscriber.open({ message: () => undefined, ended: () => undefined }, new AbortController().signal)).toBe(
        'refused',
      );
      await broker.start();
      const { feed, messages } = await opened(broker);
      await feed.subscribe(['hall/again']);
      await broker.publish('hall/again', '9');
      await until('a message', () => messages.length === 1);
      expect(ends).toEqual(['hungUp']);
    });

    it('reports nothing after it was closed', async () => {
      const broker = await reached();
      const { feed, messages, ends } = await opened(broker);
      await feed.subscribe(['hall/a']);
      await feed.close();
      await feed.close();
      const other = await opened(broker);
      await other.feed.subscribe(['hall/a']);
      await broker.publish('hall/a', '1');
      await until('the message at the other one', () => other.messages.length === 1);
      expect([messages, ends]).toEqual([[], []]);
    });
  });
}
