import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';
import { BadInput } from './BadInput.ts';

z.config(z.locales.en());

const parts: Readonly<Record<string, string>> = { body: 'The body', params: 'The address', querystring: 'The query' };

const detail = ({ path, message }: z.core.$ZodIssue) => (path.length === 0 ? message : `${path.join('.')}: ${message}`);

/** Checks input against a contract schema. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    const result = schema.safeParse(input);
    if (result.success) return { value: result.data };
    const what = parts[httpPart ?? ''] ?? 'The input';
    return { error: new BadInput(`${what} is not what this call expects.`, result.error.issues.map(detail)) };
  };

/** Writes an answer, without what its contract schema does not name. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (answer: unknown) =>
    JSON.stringify(schema.parse(answer));
