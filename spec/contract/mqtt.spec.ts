import { mqttSubscriber } from '../../adapters/mqtt/index.ts';
import { mosquitto } from '../adapters/mqtt/mosquitto.ts';
import { memoryBroker } from '../fakes/index.ts';
import { mqttContract } from './mqttContract.ts';

mqttContract('memory', () => {
  const broker = memoryBroker();
  return Promise.resolve({
    subscriber: broker.subscriber,
    publish: (topic, text, isRetained) => Promise.resolve(broker.publish(topic, text, isRetained)),
    kill: () => Promise.resolve(broker.stop()),
    start: () => Promise.resolve(broker.start()),
  });
});

mqttContract('mosquitto', async () => {
  const broker = await mosquitto();
  await broker.start();
  const { port, user, password } = broker;
  const url = `mqtt://127.0.0.1:${port}`;
  return { ...broker, subscriber: mqttSubscriber({ url, user, password, clientId: 'pressluft-contract', isAllowed: () => true }) };
});
