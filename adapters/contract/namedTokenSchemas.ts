import * as z from 'zod/mini';
import { longestTokenName } from '../../core/access/index.ts';

const id = z.string().check(z.maxLength(64));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTokenName));

const namedToken = z.object({ id, name: z.string(), made_ms: z.number(), used_ms: z.nullable(z.number()) });
export type WireNamedToken = z.infer<typeof namedToken>;

export const namedTokensResponse = z.array(namedToken);
export const namedTokenRequest = z.object({ name });
export const namedTokenResponse = z.object({ token: z.string() });
export const revokeTokenRequest = z.object({ id });
