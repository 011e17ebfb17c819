import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import {
  type CallBody,
  type CallJson,
  type CallName,
  type CallParams,
  type CallQuery,
  calls,
  type CallSpec,
} from '../../adapters/contract/index.ts';
import { type Call, callNeeds, meetsNeed, type Rights } from '../../core/access/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { sessionOfCall } from './sessionOfCall.ts';
import type { KnownSession, Sessions } from '../access/sessions.ts';
import { CallRefused } from './CallRefused.ts';
import type { WebServer } from './zodTypes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals are plain text in the caller's language. */
    refusedInText?: boolean;
  }
  interface FastifyRequest {
    /** Whose call it is; undefined for calls that need no session. */
    known: KnownSession | undefined;
  }
}

type Spec<Name extends CallName> = (typeof calls)[Name];
type SessionOf<Name extends CallName> = (typeof callNeeds)[Spec<Name>['need']] extends 'nothing' ? undefined : KnownSession;

/** A call that may be made, with checked input. */
export interface Called<Name extends CallName> {
  readonly body: CallBody<Name>;
  readonly params: CallParams<Name>;
  readonly query: CallQuery<Name>;
  readonly known: SessionOf<Name>;
  /** Given when the caller hangs up before the answer. */
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<Name extends CallName> = Spec<Name>['answer'] extends 'nothing'
  ? undefined
  : Spec<Name> extends { readonly isStreamed: true }
    ? FastifyReply
    : Spec<Name>['answer'] extends { readonly media: string }
      ? string | FastifyReply
      : CallJson<Name>;

/** Does a call. */
export type Handler<Name extends CallName> = (called: Called<Name>) => Answer<Name> | Promise<Answer<Name>>;
/** One for every call of the contract. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

interface Gate {
  readonly sessions: Sessions;
  /** As they are now. */
  readonly rights: () => Rights;
}

/** Dashboards ask these by themselves; every other call that is not a GET is a person's act. */
const reading: readonly Call[] = ['dailyStatistics', 'energyBalance', 'errorLog', 'inputs'];
const isReading = (call: Call) => reading.includes(call);

function admit({ need: call, method }: CallSpec, { sessions, rights }: Gate, request: FastifyRequest): void {
  const need = callNeeds[call];
  if (need === 'nothing') return;
  const known = sessionOfCall(request, sessions);
  if (!meetsNeed(need, known.session, rights())) {
    throw new CallRefused(403, 'The rights of this session do not include this call.');
  }
  if (method !== 'GET' && !isReading(call)) sessions.noteInput(known.id);
  request.known = known;
}

const schemaOf = ({ params, query, body, answer, isStreamed }: CallSpec): FastifySchema => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { querystring: query }),
  ...(body === undefined ? {} : { body }),
  ...(typeof answer === 'object' && 'json' in answer && isStreamed === undefined ? { response: { 200: answer.json } } : {}),
});

/** Fastify's own signal is also given when the body has arrived. */
function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function serve(server: WebServer, spec: CallSpec, gate: Gate, handler: Handler<CallName>): void {
  server.route({
    method: spec.method,
    url: spec.path,
    schema: schemaOf(spec),
    config: { refusedInText: spec.refusedInText === true },
    ...(spec.maxBodyBytes === undefined ? {} : { bodyLimit: spec.maxBodyBytes }),
    // Before the body is read: who may not call makes the station read nothing.
    onRequest: (request, _reply, next) => {
      admit(spec, gate, request);
      next();
    },
    handler: async (request, reply) => {
      const { body, params, query, known } = request;
      const signal = hangUp(reply);
      const answer: unknown = await handler({ body, params, query, known, signal, request, reply } as Called<CallName>);
      if (spec.answer === 'nothing') return reply.code(204).send();
      if (typeof answer === 'string' && typeof spec.answer === 'object' && 'media' in spec.answer) {
        return reply.type(`${spec.answer.media}; charset=utf-8`).send(answer);
      }
      return answer;
    },
  });
}

/** Serves every call of the contract to those who may make it. */
export function serveCalls(server: WebServer, handlers: Handlers, gate: Gate): void {
  server.decorateRequest('known', undefined);
  for (const name of keysOf(calls)) serve(server, calls[name], gate, handlers[name]);
}
