import { describe, expect, it } from '@jest/globals';
import { homeAssistantStatus } from '../../../core/north/index.ts';
import type { DoorProblem, MqttEvents, OwnMessage, WaitingEvent } from '../../../core/ports/index.ts';
import { brokerSession } from '../../../station/north/brokerSession.ts';
import { latestMessages } from '../../../station/north/latestMessages.ts';

const wordsOf = ({ topic, text, isRetained, qos }: OwnMessage) => `${topic}=${text}${isRetained ? ' kept' : ''} ${qos}`;
const valueOf = (text: string, topic = 'value'): OwnMessage => ({ topic, text, isRetained: false, qos: 0 });
const eventOf = (id: number): WaitingEvent => ({ id, atMs: id, text: `e${id}` });
const online = 'status=online kept 1';
const offline = 'status=offline kept 1';
const nothing = (): void => undefined;
const turns = async () => {
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
};

/** A session with a broker that takes what it is to take, and says what it is asked for. */
function setUp({ isAskedAgain = true, refuses, problem }: { isAskedAgain?: boolean; refuses?: string; problem?: DoorProblem } = {}) {
  const did: string[] = [];
  const state = { refuses, hangs: undefined as Promise<boolean> | undefined, said: 0 };
  let waiting: readonly WaitingEvent[] = [];
  let heard: MqttEvents | undefined;
  const values = latestMessages();
  const connection = brokerSession({
    publisher: {
      open(will, events) {
        heard = events;
        did.push(`open, will ${will === undefined ? 'none' : wordsOf(will)}`);
        if (problem !== undefined) return Promise.resolve(problem);
        return Promise.resolve({
          publish: async (message: OwnMessage) => {
            did.push(wordsOf(message));
            return (await state.hangs) ?? message.text !== state.refuses;
          },
          listen: (topic: string) => (did.push(`listen ${topic}`), Promise.resolve(true)),
          close: () => (did.push('close'), Promise.resolve()),
        });
      },
    },
    ...{ statusTopic: 'status', eventTopic: 'event', values, isAskedAgain },
    events: {
      add: () => undefined,
      first: () => waiting[0],
      done: (event) => (waiting = waiting.filter((each) => each !== event)),
      ...{ count: () => waiting.length, lost: () => 0, clear: () => undefined },
    },
    announce: () => Promise.resolve(void did.push('announce')),
    takeBack: () => Promise.resolve(void did.push('take back')),
    putAll: () => values.put(valueOf('all')),
    onSaid: () => state.said++,
  });
  const stop = new AbortController();
  let isOver = false;
  const ended = connection
    .session({ up: () => did.push('up'), take: nothing, cycle: nothing, trouble: nothing }, stop.signal)
    .finally(() => (isOver = true));
  const since = () => did.splice(0);
  return {
    ...{ state, values, ended, stop, since },
    wake: () => connection.wake(),
    announceAgain: () => connection.announceAgain(),
    broker: () => heard!,
    isOver: () => isOver,
    wait: (...ids: readonly number[]) => (waiting = [...waiting, ...ids.map(eventOf)]),
    left: () => waiting.map(({ id }) => id),
  };
}

describe('a connection to a broker', () => {
  it('[NORTH-1] says that the station is there, what there is and all values, and leaves a will', async () => {
    const { since, state, isOver } = setUp();
    await turns();
    expect(since()).toEqual([`open, will ${offline}`, online, 'up', `listen ${homeAssistantStatus}`, 'announce', 'value=all 0']);
    expect([state.said, isOver()]).toEqual([1, false]);
  });

  it('asks for nothing where nobody asks again, and is not up at a broker that takes no greeting', async () => {
    const { since } = setUp({ isAskedAgain: false, refuses: 'online' });
    await turns();
    expect(since()).toEqual([`open, will ${offline}`, online, 'announce', 'value=all 0']);
  });

  it('[NORTH-1] says of each topic the newest value, one after the other, when it is woken', async () => {
    const { since, values, wake, state } = setUp();
    await turns();
    since();
    for (const message of [valueOf('1'), valueOf('2', 'other'), valueOf('3')]) values.put(message);
    await turns();
    expect(since()).toEqual([]);
    wake();
    await turns();
    expect([since(), state.said]).toEqual([['value=3 0', 'other=2 0'], 3]);
  });

  it('goes on with the next value only when the broker has the one before', async () => {
    const { since, values, wake, state } = setUp();
    await turns();
    since();
    const gate = Promise.withResolvers<boolean>();
    state.hangs = gate.promise;
    values.put(valueOf('1'));
    values.put(valueOf('2', 'other'));
    wake();
    await turns();
    expect(since()).toEqual(['value=1 0']);
    gate.resolve(true);
    await turns();
    expect(since()).toEqual(['other=2 0']);
    Object.assign(state, { hangs: undefined, refuses: '3' });
    values.put(valueOf('3'));
    values.put(valueOf('4', 'other'));
    wake();
    await turns();
    expect([since(), state.said]).toEqual([['value=3 0'], 3]);
  });

  it('[NORTH-1] says events one after the other until the broker takes one not, and then that one again', async () => {
    const { since, wake, wait, left, state } = setUp({ refuses: 'e2' });
    await turns();
    since();
    wait(1, 2, 3);
    wake();
    await turns();
    expect([since(), left()]).toEqual([
      ['event=e1 1', 'event=e2 1'],
      [2, 3],
    ]);
    state.refuses = undefined;
    wake();
    await turns();
    expect([since(), left(), state.said]).toEqual([['event=e2 1', 'event=e3 1'], [], 4]);
  });

  it('says no event twice that is on its way', async () => {
    const { since, wake, wait, state, left } = setUp();
    await turns();
    since();
    const gate = Promise.withResolvers<boolean>();
    state.hangs = gate.promise;
    wait(1);
    for (let i = 0; i < 3; i++) {
      wake();
      await turns();
    }
    expect(since()).toEqual(['event=e1 1']);
    gate.resolve(true);
    await turns();
    expect([since(), left()]).toEqual([[], []]);
  });

  it.each([
    [{ topic: homeAssistantStatus, text: 'online', isRetained: false }, ['announce']],
    [{ topic: homeAssistantStatus, text: 'offline', isRetained: false }, []],
    [{ topic: homeAssistantStatus, text: 'online', isRetained: true }, []],
    [{ topic: 'other', text: 'online', isRetained: false }, []],
  ])('[NORTH-2] says again what there is when Home Assistant comes: %j', async (message, expected) => {
    const { since, broker, announceAgain } = setUp();
    await turns();
    since();
    broker().message(message);
    await turns();
    expect(since()).toEqual(expected);
    announceAgain();
    await turns();
    expect(since()).toEqual(['announce']);
  });

  it('[NORTH-1] takes back what is to go and says that the station goes when it is ended', async () => {
    const { since, stop, ended, values, state } = setUp();
    await turns();
    since();
    state.said = 0;
    stop.abort();
    values.put(valueOf('late'));
    expect(await ended).toBeUndefined();
    expect([since(), state.said, values.take()]).toEqual([['take back', offline, 'close'], 0, undefined]);
  });

  it('ends with what ended it, without a word to a broker that is gone', async () => {
    const { since, broker, ended, values, wake } = setUp();
    await turns();
    since();
    values.put(valueOf('late'));
    broker().ended('hungUp');
    expect(await ended).toBe('hungUp');
    wake();
    await turns();
    expect([since(), values.take()]).toEqual([['close'], undefined]);
  });

  it('is over where it is ended while it connects', async () => {
    const { since, stop, isOver } = setUp();
    stop.abort();
    await turns();
    expect([isOver(), since().slice(-2)]).toEqual([true, [offline, 'close']]);
  });

  it('is held up by no broker that stands still', async () => {
    for (const isGreeted of [false, true]) {
      const { state, broker, ended, values, wake } = setUp();
      if (isGreeted) await turns();
      state.hangs = new Promise(() => undefined);
      await turns();
      values.put(valueOf('1'));
      wake();
      await turns();
      broker().ended('silent');
      expect(await ended).toBe('silent');
    }
  });

  it('is none where the broker lets nobody in', async () => {
    const { ended, since } = setUp({ problem: 'loginRefused' });
    expect(await ended).toBe('loginRefused');
    expect(since()).toEqual([`open, will ${offline}`]);
  });
});
