import { type Session, systemPause, within } from '../../adapters/fieldDoor/index.ts';
import { homeAssistantStatus } from '../../core/north/index.ts';
import type { DoorProblem, MqttPublisher, MqttPublishing, OwnMessage } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { LatestMessages } from './latestMessages.ts';
import type { WaitingEvents } from './waitingEvents.ts';

export interface BrokerSessionParts {
  readonly publisher: MqttPublisher;
  readonly statusTopic: string;
  readonly eventTopic: string;
  readonly values: LatestMessages;
  readonly events: WaitingEvents;
  /** Says what there is, and takes back what there is no more. */
  readonly announce: (publishing: MqttPublishing) => Promise<void>;
  /** Likewise, as the last thing that is said. */
  readonly takeBack: (publishing: MqttPublishing) => Promise<void>;
  /** Whether Home Assistant may ask for it again. */
  readonly isAskedAgain: boolean;
  /** Puts everything that is known. */
  readonly putAll: () => void;
  /** The broker has something. */
  readonly onSaid: () => void;
}

/** A connection to a broker for values and events as they come. */
export interface BrokerSession {
  readonly session: Session;
  /** There is something to be said. */
  wake(): void;
  /** What there is has changed. */
  announceAgain(): void;
}

/** Of saying that it goes. */
const leaveMs = 2 * msPerSecond;

const kept = (topic: string, text: string): OwnMessage => ({ topic, text, isRetained: true, qos: 1 });

/** Values are said one after the other, each when the one before has left, so that nothing piles up before a slow broker. */
export function brokerSession(parts: BrokerSessionParts): BrokerSession {
  const { publisher, statusTopic, eventTopic, values, events, announce, takeBack, isAskedAgain, putAll, onSaid } = parts;
  let wake: () => void = () => undefined;
  let isAnnounceDue = false;

  async function sayValues(publishing: MqttPublishing): Promise<void> {
    for (let message = values.take(); message !== undefined; message = values.take()) {
      if (!(await publishing.publish(message))) return;
      onSaid();
    }
  }
  let isSayingEvents = false;
  async function sayEvents(publishing: MqttPublishing): Promise<void> {
    if (isSayingEvents) return;
    isSayingEvents = true;
    for (let event = events.first(); event !== undefined; event = events.first()) {
      if (!(await publishing.publish({ topic: eventTopic, text: event.text, isRetained: false, qos: 1 }))) break;
      events.done(event);
      onSaid();
    }
    isSayingEvents = false;
  }

  const session: Session = async ({ up }, signal) => {
    let problem: DoorProblem | undefined;
    let isOver = false;
    let giveUp: () => void = () => undefined;
    const ended = (why: DoorProblem | undefined) => {
      problem = why;
      isOver = true;
      wake();
      giveUp();
    };
    /** Until it is done, or the connection is over: a broker that stands still holds nobody up. */
    const atMostUntilOver = (work: Promise<void>) =>
      new Promise<void>((resolve) => {
        giveUp = resolve;
        void work.then(resolve);
        if (isOver) resolve();
      });
    const message = ({ topic, isRetained, text }: { topic: string; isRetained: boolean; text: string }) => {
      if (topic !== homeAssistantStatus || isRetained || text !== 'online') return;
      isAnnounceDue = true;
      wake();
    };
    const publishing = await publisher.open(kept(statusTopic, 'offline'), { message, ended }, signal);
    if (typeof publishing === 'string') return publishing;
    const stop = () => ended(undefined);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const greet = async () => {
      if (await publishing.publish(kept(statusTopic, 'online'))) up();
      if (isAskedAgain) await publishing.listen(homeAssistantStatus);
    };
    const say = async () => {
      if (isAnnounceDue) {
        isAnnounceDue = false;
        await announce(publishing);
      }
      await sayValues(publishing);
    };
    const leave = async () => {
      await takeBack(publishing);
      await publishing.publish(kept(statusTopic, 'offline'));
    };
    isAnnounceDue = true;
    await atMostUntilOver(greet());
    putAll();
    while (!isOver) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      void sayEvents(publishing);
      await atMostUntilOver(say());
      if (!isOver) await woken;
    }
    wake = () => undefined;
    signal.removeEventListener('abort', stop);
    if (signal.aborted) await within(leaveMs, undefined, { pause: systemPause, signal: new AbortController().signal }, leave);
    await publishing.close();
    values.clear();
    return signal.aborted ? undefined : problem;
  };
  return {
    session,
    wake: () => wake(),
    announceAgain() {
      isAnnounceDue = true;
      wake();
    },
  };
}
