import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FieldProblem, Profile } from '../../core/field/index.ts';
import { type Read, readProfile } from '../field/index.ts';
import { codeOf, messageOf } from '../systemError/index.ts';

/** Profiles of devices, and what is wrong with files that are none. */
export interface LoadedProfiles {
  /** By id. */
  readonly profiles: Readonly<Record<string, Profile>>;
  /** Ids of those that were added at this station; a shipped one of the same id is not used. */
  readonly ownIds: readonly string[];
  /** File, place, and what was expected. */
  readonly problems: readonly FieldProblem[];
}

const maxBytes = 1_000_000;
/** Beside the shipped profiles, for editors. */
const schemaFile = 'profile.schema.json';

/** In the sources, in the installed package, and in the build of a checkout. */
function shippedFolder(from = import.meta.dirname): string {
  const folder = join(from, 'field', 'profiles');
  return existsSync(folder) || dirname(from) === from ? folder : shippedFolder(dirname(from));
}

/** One profile file, or what is wrong with it. */
export async function readProfileFile(path: string): Promise<Read<Profile>> {
  try {
    if ((await stat(path)).size > maxBytes) return { problems: [{ path: [], code: 'fileTooLarge', values: { limit: maxBytes } }] };
    return readProfile(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const isText = error instanceof SyntaxError;
    return { problems: [{ path: [], code: isText ? 'noJson' : 'unreadable', values: { reason: messageOf(error) } }] };
  }
}

const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== schemaFile).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

async function profilesIn(folder: string): Promise<Omit<LoadedProfiles, 'ownIds'>> {
  const profiles = new Map<string, Profile>();
  const problems: FieldProblem[] = [];
  for (const name of await namesIn(folder)) {
    const read = await readProfileFile(join(folder, name));
    if (read.value === undefined) problems.push(...read.problems.map((problem) => ({ ...problem, file: name })));
    else if (profiles.has(read.value.id)) problems.push({ file: name, path: ['id'], code: 'idTaken', values: { id: read.value.id } });
    else profiles.set(read.value.id, read.value);
  }
  return { profiles: Object.fromEntries(profiles), problems };
}

const nothingIn = (file: string): FieldProblem => ({ file, path: [], code: 'noProfiles' });

/** The profiles that come with the product, and those of a folder in front of them; a file that is no profile is left out and named. */
export async function loadProfiles(ownFolder?: string, folder = shippedFolder()): Promise<LoadedProfiles> {
  const shipped = await profilesIn(folder);
  const own = ownFolder === undefined ? { profiles: {}, problems: [] } : await profilesIn(ownFolder);
  return {
    profiles: { ...shipped.profiles, ...own.profiles },
    ownIds: Object.keys(own.profiles),
    problems: [...(Object.keys(shipped.profiles).length === 0 ? [nothingIn(folder)] : []), ...shipped.problems, ...own.problems],
  };
}
