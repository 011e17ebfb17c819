import * as z from 'zod/mini';
import { slotCount } from '../../../../core/compressor/index.ts';
import type { FleetNeed } from '../../../../core/fleet/index.ts';
import { isPlantDay } from '../../../../core/time/index.ts';

/** A call of the fleet's pages. Names and units on the wire are those of the core, and a missing value is null: page and server are always of one release. */
export interface ScreenCallSpec {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly need: FleetNeed;
  readonly query?: z.ZodMiniType;
  readonly params?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** `nothing` is 204, `events` is a stream that never ends, `file` is of another media type. */
  readonly answer: z.ZodMiniType | 'nothing' | 'events' | 'file';
}

export type ScreenBody<Spec> = Spec extends { readonly body: z.ZodMiniType } ? z.output<Spec['body']> : undefined;
export type ScreenQuery<Spec> = Spec extends { readonly query: z.ZodMiniType } ? z.output<Spec['query']> : undefined;
export type ScreenParams<Spec> = Spec extends { readonly params: z.ZodMiniType } ? z.output<Spec['params']> : undefined;
export type ScreenAnswer<Spec> = Spec extends { readonly answer: z.ZodMiniType } ? z.output<Spec['answer']> : undefined;

type Written = Omit<ScreenCallSpec, 'method'>;
/** A call that changes something, or has what no address shall show. */
export const post = <const Spec extends Written>(spec: Spec) => ({ method: 'POST', ...spec }) as const;
/** A call that asks. */
export const get = <const Spec extends Written>(spec: Spec) => ({ method: 'GET', ...spec }) as const;

/** Where the calls of pages are. */
export const screenPath = (name: string): string => `/fleet/api/${name}`;

/** A value that may be missing: null on the wire, undefined here. */
export const maybe = <Output>(schema: z.ZodMiniType<Output>): z.ZodMiniType<Output | undefined> =>
  z.pipe(
    z.nullable(schema),
    z.transform((value: Output | null) => value ?? undefined),
  );

export const maybeNumber = maybe(z.number());
export const maybeText = maybe(z.string());
export const plantDay = z.string().check(z.refine(isPlantDay, 'expected YYYY-MM-DD'));
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** The name of an account, an organisation or a station in the database. */
export const id = z.string().check(z.minLength(1), z.maxLength(100));
export const faultSource = z.union([z.literal('master'), z.literal('limits'), z.int().check(z.gte(1), z.lte(slotCount))]);
export const stationParams = z.object({ station: id });

/** The text of an answer. */
export const screenText = (answer: unknown): string =>
  JSON.stringify(answer, (_name, value: unknown) => (value === undefined ? null : value));

/** Reads an answer; throws where it is none of the call. */
export const readScreenAnswer = <Answer>({ answer }: { readonly answer: z.ZodMiniType<Answer> }, wire: unknown): Answer =>
  z.parse(answer, wire);
