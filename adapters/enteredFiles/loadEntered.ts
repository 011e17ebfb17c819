import type * as z from 'zod/mini';
import { problemText, readWith } from '../field/index.ts';
import { jsonOf, textOfFile } from '../textFile/index.ts';

/** What a person entered in a file of JSON, or what is wrong with it, in English. */
export type Entered<Value> = { readonly entered: Value; readonly problems?: never } | { readonly problems: readonly string[] };

/** A file of JSON as a schema has it, or where it is not and what was expected. */
export async function loadEntered<Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Entered<Value>> {
  const content = await textOfFile(path);
  if ('failure' in content) return { problems: [`${path} ${content.failure}`] };
  const parsed = jsonOf(content.text);
  if (parsed === undefined) return { problems: [`${path} is no JSON`] };
  const { value, problems = [] } = readWith(schema, parsed.json);
  return value === undefined ? { problems: problems.map((problem) => problemText({ ...problem, file: path })) } : { entered: value };
}
