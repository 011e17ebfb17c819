import { join } from 'node:path';
import type { Profile } from '../../core/field/index.ts';
import { writeWholeFile } from '../../adapters/card/index.ts';

/** Puts a profile into a folder under its id, whole or not at all; the one of the same id that was there is replaced. Rejects with the system's error. */
export async function saveProfile(folder: string, profile: Profile): Promise<void> {
  await writeWholeFile(join(folder, `${profile.id}.json`), [`${JSON.stringify(profile, undefined, 2)}\n`]);
}
