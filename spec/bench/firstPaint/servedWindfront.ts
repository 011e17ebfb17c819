import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import windfront from 'zigbee2mqtt-windfront';

/** The shell of the dashboard of Zigbee2MQTT as its package brings it, without the program behind it. */
export interface ServedWindfront {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves it as our station serves ours, but packed ahead with the best level of brotli, as the package brings its files. */
export async function servedWindfront(): Promise<ServedWindfront> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: windfront.getPath(), preCompressed: true });
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => server.close() };
}
