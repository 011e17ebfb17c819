import type { Profile } from '../../core/field/index.ts';
import { profileProblems } from './profileProblems.ts';
import { profileSchema } from './profileSchema.ts';
import { type Read, readWith } from './Read.ts';

/** A profile from its file's JSON, or what is wrong with it. */
export function readProfile(json: unknown): Read<Profile> {
  return readWith<Profile>(profileSchema, json, profileProblems);
}
