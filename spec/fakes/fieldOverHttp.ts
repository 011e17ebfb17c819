import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FieldApi, SaveResult } from '../../core/ports/index.ts';
import type { FieldConfig, Profile } from '../../core/field/index.ts';
import {
  calls,
  decodeFieldSearch,
  decodeFieldTrial,
  done,
  encodeFieldReport,
  encodeFoundDevices,
  encodeTrialResult,
  fieldFindRequest,
  fieldFindResponse,
  fieldResponse,
  fieldSaveRequest,
  fieldTryRequest,
  fieldTryResponse,
} from '../../adapters/contract/index.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly media: string;
}
const refused = { status: 400, media: 'text/plain' } as const;
const statuses: Readonly<Record<string, number>> = { unauthorized: 401, forbidden: 403, refused: 400, notOffered: 404 };
const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value), media: 'application/json' });
const failure = (outcome: string): Answer => ({ status: statuses[outcome] ?? 500, body: '{"message":"No."}', media: 'application/json' });

const saved = (result: SaveResult): Answer => {
  if (result.outcome === 'succeeded') return { status: 200, body: done, media: 'text/plain' };
  return result.outcome === 'refused' ? { ...refused, body: result.text } : failure(result.outcome);
};
const answered = <T>(result: { readonly outcome: string; readonly value?: T }, encode: (value: T) => unknown): Answer =>
  result.outcome === 'succeeded' ? json(encode(result.value!)) : failure(result.outcome);

interface Call {
  readonly body: unknown;
  readonly token: string | undefined;
  readonly language: string;
  readonly signal: AbortSignal;
}

/** What a station does with each call, its requests and answers held to the contract. */
const handlers: Readonly<Record<string, (api: FieldApi, call: Call) => Promise<Answer>>> = {
  [`${calls.field.method} ${calls.field.path}`]: async (api, { token, signal }) =>
    answered(await api.report(token, { signal }), (report) => fieldResponse.parse(encodeFieldReport(report))),
  [`${calls.saveField.method} ${calls.saveField.path}`]: async (api, { body, token, language }) => {
    const { config, passwords = {} } = fieldSaveRequest.parse(body);
    return saved(await api.save(config as unknown as FieldConfig, passwords, token, language));
  },
  [`${calls.undoField.method} ${calls.undoField.path}`]: async (api, { token, language }) => saved(await api.undo(token, language)),
  [`${calls.tryField.method} ${calls.tryField.path}`]: async (api, { body, token, language, signal }) =>
    answered(await api.try(decodeFieldTrial(fieldTryRequest.parse(body)), token, language, { signal }), (result) =>
      fieldTryResponse.parse(encodeTrialResult(result)),
    ),
  [`${calls.findField.method} ${calls.findField.path}`]: async (api, { body, token, language, signal }) =>
    answered(await api.find(decodeFieldSearch(fieldFindRequest.parse(body)), token, language, { signal }), (found) =>
      fieldFindResponse.parse(encodeFoundDevices(found)),
    ),
  [`${calls.addFieldProfile.method} ${calls.addFieldProfile.path}`]: async (api, { body, token, language }) =>
    saved(await api.addProfile(body as Profile, token, language)),
};

/** Answers the calls of the field as a station does; false for any other call. */
export function fieldOverHttp(api: FieldApi, request: IncomingMessage, response: ServerResponse): boolean {
  const handle = handlers[`${request.method} ${request.url}`];
  if (handle === undefined) return false;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const token = request.headers.authorization?.replace(/^Bearer /, '');
  const language = request.headers['accept-language'] ?? 'de';
  void text(request)
    .then((sent) => handle(api, { body: sent === '' ? undefined : JSON.parse(sent), token, language, signal: gone.signal }))
    .catch((error: unknown): Answer => ({ ...refused, body: String(error) }))
    .then(({ status, body, media }) => response.writeHead(status, { 'content-type': media }).end(body));
  return true;
}
