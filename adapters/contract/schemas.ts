import * as z from 'zod/mini';

/** Longest password, in characters. */
const longestPassword = 128;

/** POST /login */
export const loginRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(longestPassword)) });
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({
  token: z.string(),
  canWrite: z.boolean(),
  demoOnly: z.boolean(),
  settings: z.looseObject({}),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** GET /health */
export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  station_name: z.string(),
  contact_link: z.string(),
  compressor_count: z.int(),
});
export type HealthResponse = z.infer<typeof healthResponse>;

/** GET /backlog/{day}.jsonarr */
export const backlogParams = z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) });

/** Every refused or failed call. */
export const errorResponse = z.object({ error: z.string(), message: z.string(), details: z.optional(z.array(z.string())) });
export type ErrorResponse = z.infer<typeof errorResponse>;
