import type { MqttPublisher, MqttPublishing } from '../../core/ports/index.ts';
import { type MqttOptions, openMqtt, type MqttSession, subscribeTo } from './mqttSession.ts';

interface Waiting {
  readonly word: <Result>(over: Result, ask: () => Promise<Result>) => Promise<Result>;
  readonly end: () => void;
}

/** Who waits for a broker's word; all are let go where its connection ends, as the client forgets them then. */
function waitingFor(): Waiting {
  const waiting = new Set<() => void>();
  let isOver = false;
  return {
    word<Result>(over: Result, ask: () => Promise<Result>) {
      if (isOver) return Promise.resolve(over);
      return new Promise<Result>((resolve) => {
        const done = (result: Result) => {
          waiting.delete(giveUp);
          resolve(result);
        };
        const giveUp = () => done(over);
        waiting.add(giveUp);
        ask().then(done, giveUp);
      });
    },
    end() {
      isOver = true;
      for (const giveUp of [...waiting]) giveUp();
    },
  };
}

function publishingOn(session: MqttSession, { word, end }: Waiting): MqttPublishing {
  const { client } = session;
  return {
    publish: ({ topic, text, isRetained, qos }) =>
      word(
        false,
        () => new Promise((resolve) => void client.publish(topic, text, { qos, retain: isRetained }, (error) => resolve(!error))),
      ),
    listen: (topic) => word(false, async () => (await subscribeTo(client, [topic])).length === 0),
    async close() {
      end();
      await session.leave();
    },
  };
}

/** A broker that messages are published at. */
export function mqttPublisher(options: MqttOptions): MqttPublisher {
  return {
    async open(will, events, signal) {
      const waiting = waitingFor();
      const ended: typeof events.ended = (problem) => {
        waiting.end();
        events.ended(problem);
      };
      const session = await openMqtt(options, will, { ...events, ended }, signal);
      return typeof session === 'string' ? session : publishingOn(session, waiting);
    },
  };
}
