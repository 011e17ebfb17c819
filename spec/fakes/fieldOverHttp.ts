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
  [`${calls.field.method} ${calls.field.path}`]: async (api, { token, language, signal }) =>
    answered(await api.report(token, language, { signal }), (report) => fieldResponse.parse(encodeFieldReport(report))),
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

/** What a station answers to a call of the field; undefined for any other call. */
export function fieldAnswer(
  api: FieldApi,
  method: string,
  path: string,
  sent: string,
  call: Omit<Call, 'body'>,
): Promise<Answer> | undefined {
  const handle = handlers[`${method} ${path}`];
  return handle?.(api, { ...call, body: sent === '' ? undefined : JSON.parse(sent) }).catch((error: unknown): Answer => ({
    ...refused,
    body: String(error),
  }));
}

/** Answers the calls of the field as a station does. */
export async function fieldOverHttp(api: FieldApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const token = request.headers.authorization?.replace(/^Bearer /, '');
  const language = request.headers['accept-language'] ?? 'de';
  const sent = await text(request);
  const answer = await fieldAnswer(api, request.method ?? '', request.url ?? '', sent, { token, language, signal: gone.signal });
  const { status, body, media } = answer ?? failure('notOffered');
  response.writeHead(status, { 'content-type': media }).end(body);
}
