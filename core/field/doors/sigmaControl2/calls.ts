/** A question to a SIGMA CONTROL 2, as its own page asks it. */
export interface ControllerCall {
  /** Part of the controller, and what is wanted of it. */
  readonly app: number;
  readonly service: number;
  readonly params?: unknown;
}

const hmi = 1;
const reports = 3;
const currentMessages = 0;
const firstMessage = 0;
const maxMessages = 20;

/** What is asked of each controller: its menu, its lamps, and the messages that are up. */
export const controllerCalls = {
  menu: { app: hmi, service: 1 },
  lamps: { app: hmi, service: 4 },
  messages: { app: reports, service: 1, params: { 0: currentMessages, 1: firstMessage, 2: maxMessages } },
} as const satisfies Readonly<Record<string, ControllerCall>>;

/** Asks for what objects of the display show. */
export const objectsCall = (ids: readonly number[]): ControllerCall => ({ app: hmi, service: 2, params: { 0: ids } });

/** The JSON of a question. */
export function callText({ app, service, params }: ControllerCall): string {
  return JSON.stringify({ 0: app, 1: service, ...(params === undefined ? {} : { 2: params }) });
}

const success = 0;
const loggedOut = 5;

/** `loggedOut`: the session is over; `refused`: it has no answer to that; `notUnderstood`: this is no answer. */
export type CallAnswer =
  { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly reason: 'loggedOut' | 'refused' | 'notUnderstood' };

/** What the text of an answer says. */
export function callAnswer(text: string): CallAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'notUnderstood' };
  }
  const code = partOf(answer, '2');
  if (code === success) return { ok: true, data: partOf(answer, '3') };
  if (code === loggedOut) return { ok: false, reason: 'loggedOut' };
  return { ok: false, reason: typeof code === 'number' ? 'refused' : 'notUnderstood' };
}

/** A member of an object or a list; undefined where there is none. */
export function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined;
}
