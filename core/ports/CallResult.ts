/**
 * Why a call gave nothing.
 * `unauthorized`: the station does not accept the session any more; `forbidden`: its rights do not include the call;
 * `refused`: the station does not take what was sent, or has no such thing; `unreachable`: no connection, a lost one, or no answer in time;
 * `failed`: the station reports a fault of its own, or something that can't be understood; `aborted`: the caller wanted it no more;
 * `notOffered`: the controller does not have the call, which not every one has.
 */
export type CallFailure = 'unauthorized' | 'forbidden' | 'refused' | 'unreachable' | 'failed' | 'aborted' | 'notOffered';

/** What a question to the station brought. */
export type CallResult<T> = { readonly outcome: 'succeeded'; readonly value: T } | { readonly outcome: CallFailure };

/** What became of an order that has nothing to say but that it is done. */
export interface OrderResult {
  readonly outcome: 'succeeded' | CallFailure;
}

/** What became of something that was sent to be kept; why it is refused is the station's text for a person, in the language that was asked for. */
export type SaveResult =
  { readonly outcome: 'succeeded' | 'unauthorized' | 'unreachable' | 'failed' } | { readonly outcome: 'refused'; readonly text: string };
