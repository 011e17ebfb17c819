import { createHmac } from 'node:crypto';
import { signingKeyHead } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';

/** An event as it is sent. */
export interface WebhookMessage {
  /** The same however often it is sent. */
  readonly id: string;
  readonly body: string;
}

/** Headers of a call that is signed as the Standard Webhooks specification has it (HMAC-SHA256 over id, time and body), https://www.standardwebhooks.com */
export function signedHeaders({ id, body }: WebhookMessage, key: string, nowMs: number): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / msPerSecond));
  const secret = Buffer.from(key.slice(signingKeyHead.length), 'base64');
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
