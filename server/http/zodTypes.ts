import type { FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';

/** Types of a route's schemas for its handler. */
interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.ZodMiniType ? z.input<this['schema']> : unknown;
}

/** The web server whose routes take the contract's schemas. */
export type WebServer = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypes>;
