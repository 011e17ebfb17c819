import * as z from 'zod/mini';
import { longestWallLinkName } from '../../core/access/index.ts';

const id = z.string().check(z.maxLength(64));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestWallLinkName));

const wallLink = z.object({ id, name: z.string(), made_ms: z.number(), used_ms: z.nullable(z.number()) });
export type WireWallLink = z.infer<typeof wallLink>;

export const wallLinksResponse = z.array(wallLink);
export const wallLinkRequest = z.object({ name });
export const wallLinkResponse = z.object({ token: z.string() });
export const revokeWallLinkRequest = z.object({ id });
