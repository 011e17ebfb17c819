import type { CallResult, OrderResult, ReplayState, SessionToken, Waiting } from '../../../../core/ports/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';

const pollMs = 0.5 * msPerSecond;

/** A moment, or until the signal. */
const pause = (signal: Waiting['signal']) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The calls of a kind of replay. */
export interface ReplayCalls<Asked, Answer> {
  readonly begin: (asked: Asked, token: SessionToken) => Promise<CallResult<string>>;
  readonly read: (id: string, token: SessionToken, waiting: Waiting) => Promise<CallResult<ReplayState<Answer>>>;
  readonly cancel: (id: string, token: SessionToken) => Promise<OrderResult>;
}

/** Has days replayed and waits for that, with the share that is done; the station forgets a replay that nobody waits for. */
export async function replayed<Asked, Answer>(
  { begin, read: stateOf, cancel }: ReplayCalls<Asked, Answer>,
  asked: Asked,
  token: SessionToken,
  { signal }: Waiting,
  onShare: (done: number) => void,
): Promise<CallResult<Answer>> {
  const begun = await begin(asked, token);
  if (begun.outcome !== 'succeeded') return begun;
  const id = begun.value;
  for (;;) {
    if (signal?.aborted === true) {
      await cancel(id, token);
      return { outcome: 'aborted' };
    }
    const read = await stateOf(id, token, { signal });
    if (read.outcome === 'aborted') continue;
    if (read.outcome !== 'succeeded') return read;
    if (read.value.state === 'failed') return { outcome: 'failed' };
    if (read.value.state === 'done') return { outcome: 'succeeded', value: read.value.answer };
    onShare(read.value.done);
    await pause(signal);
  }
}
