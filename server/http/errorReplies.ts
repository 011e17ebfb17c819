import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorResponse } from '../../adapters/contract/index.ts';
import { plainReason } from '../process/plainReason.ts';
import { type AnswerTo, answerHeaders } from './answerHeaders.ts';
import { BadInput } from './BadInput.ts';
import { CallRefused } from './CallRefused.ts';
import { refusalText } from './refusalText.ts';
import { isEncrypted } from './trustedProxies.ts';

/** Messages of what the web server itself refuses. */
const messages: Readonly<Record<number, string>> = {
  400: 'The call cannot be understood.',
  404: 'There is no such call.',
  408: 'The call took too long to arrive.',
  413: 'The body is too large.',
  415: 'The body must be sent as application/json.',
  429: 'Too many calls; try again in a minute.',
  431: 'The headers are too large.',
  500: 'The station could not answer; its log gives the reason.',
  507: "The station's disk is full or cannot be written; nothing was changed.",
};

export function errorBody(status: number, message?: string, details?: readonly string[]): ErrorResponse {
  return {
    error: STATUS_CODES[status] ?? 'Error',
    message: message ?? messages[status] ?? 'The call is refused.',
    ...(details === undefined ? {} : { details: [...details] }),
  };
}

const isBrokenJson = (error: FastifyError) => error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_INVALID_JSON') === true;

function bodyOf(error: FastifyError, status: number): ErrorResponse {
  if (error instanceof BadInput) return errorBody(status, error.message, error.details);
  if (error instanceof CallRefused) return errorBody(status, error.message);
  return isBrokenJson(error) ? errorBody(status, 'The body is not JSON.') : errorBody(status);
}

/** A disk or database that takes nothing: the caller can distinguish it from a fault of the program. */
const storageReasons: ReadonlySet<string> = new Set([
  'the disk is full',
  'it is read-only',
  'the file system is read-only',
  'the disk cannot be read or written',
]);

function statusOf(error: FastifyError): number {
  if (error instanceof CallRefused) return error.statusCode;
  const reason = plainReason(error);
  if (reason !== undefined && storageReasons.has(reason)) return 507;
  const wanted = error.statusCode ?? 500;
  return wanted >= 400 && wanted < 500 ? wanted : 500;
}

function logFault(error: FastifyError, request: FastifyRequest): void {
  const reason = plainReason(error);
  const call = `${request.method} ${request.routeOptions.url ?? 'unknown call'}`;
  if (reason === undefined) request.log.error({ err: error }, `${call} failed`);
  else request.log.error(`${call} failed: ${reason} (${error.message})`);
}

/** Answers every failed call in one shape, or in text where the call says so; only a fault of the station itself is logged, and never shown. */
export async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const status = statusOf(error);
  const isHungUp = reply.raw.destroyed;
  if (status >= 500 && !isHungUp && !(error instanceof CallRefused)) logFault(error, request);
  void reply.code(status);
  if (request.routeOptions.config.refusedInText !== true) {
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(bodyOf(error, status));
  }
  const text = await refusalText(error, status, request);
  return reply.type('text/plain; charset=utf-8').serializer(String).send(text);
}

const brokenHttp: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers with a refusal where there is no response to write to, and hangs up. */
export function refuseRaw(socket: Socket, status: number, answer: AnswerTo, message?: string): void {
  const body = JSON.stringify(errorBody(status, message));
  const headers = {
    ...answerHeaders(answer),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => undefined);
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

/** Answers what is not even a call, and hangs up. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  refuseRaw(socket, brokenHttp[error.code ?? ''] ?? 400, { ownHost: undefined, isSecure: isEncrypted(socket) });
}
