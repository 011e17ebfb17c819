import { describe, expect, it } from '@jest/globals';
import type { MqttPublishing } from '../../../core/ports/index.ts';
import { announcements } from '../../../station/north/announcements.ts';

type Message = { readonly topic: string; readonly payload: object };

/** A broker that takes so many messages, and what the database has of them. */
function opened(before: readonly string[] = []) {
  const said: string[] = [];
  const saves: (readonly string[])[] = [];
  let kept = before;
  let now: readonly string[] | undefined = [];
  let room = Infinity;
  const publishing = {
    publish({ topic, text, isRetained, qos }: { topic: string; text: string; isRetained: boolean; qos: number }) {
      if (said.length >= room) return Promise.resolve(false);
      said.push(`${topic}=${text} ${isRetained} ${qos}`);
      return Promise.resolve(true);
    },
  } as unknown as MqttPublishing;
  const announced = announcements({
    repository: {
      announced: () => kept,
      saveAnnounced(topics) {
        saves.push(topics);
        kept = topics;
      },
    },
    messages: () => now?.map((topic): Message => ({ topic, payload: {} })),
  });
  return {
    announced,
    publishing,
    said,
    saves,
    thereIs: (topics: readonly string[] | undefined) => (now = topics),
    takes: (count: number) => (room = count),
  };
}

describe('what a broker keeps of devices', () => {
  it('is kept here before it is said, and taken back where there is no more', async () => {
    const { announced, publishing, said, saves, thereIs } = opened(['old', 'a']);
    thereIs(['a', 'b']);
    await announced.announce(publishing);
    expect(said).toEqual(['old= true 1', 'a={} true 1', 'b={} true 1']);
    expect(saves).toEqual([
      ['old', 'a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('is not written again where it stays the same', async () => {
    const { announced, publishing, said, saves, thereIs } = opened(['a', 'b']);
    thereIs(['a', 'b']);
    await announced.announce(publishing);
    expect([said.length, saves]).toEqual([2, []]);
    thereIs(['b', 'a']);
    await announced.announce(publishing);
    expect(saves.at(-1)).toEqual(['b', 'a']);
  });

  it('is left alone while it is not known', async () => {
    const { announced, publishing, said, saves, thereIs } = opened(['a']);
    thereIs(undefined);
    await announced.announce(publishing);
    expect([said, saves]).toEqual([[], []]);
  });

  it('is remembered to be taken back where the broker does not take it', async () => {
    const { announced, publishing, saves, thereIs, takes } = opened(['old']);
    thereIs(['a']);
    takes(0);
    await announced.announce(publishing);
    expect(saves).toEqual([['old', 'a']]);
    takes(1);
    await announced.announce(publishing);
    expect(saves).toEqual([['old', 'a']]);
    await announced.takeBack(publishing);
    expect(saves).toEqual([['old', 'a']]);
    takes(9);
    await announced.takeBack(publishing);
    expect(saves.at(-1)).toEqual([]);
  });
});
