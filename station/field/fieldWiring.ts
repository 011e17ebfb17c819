import { readFileSync } from 'node:fs';
import { problemText, readFieldConfig, readProfile } from '../../adapters/field/index.ts';
import { loadProfiles } from '../../adapters/profiles/index.ts';
import { type FieldConfig, type FieldProblem, httpDoorModels, type WiredPlant } from '../../core/field/index.ts';
import type { FieldRepository } from '../../core/ports/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { saveProfile } from './saveProfile.ts';

export interface WiringParts {
  readonly repository: FieldRepository;
  /** Instead of what is saved, and never changed. */
  readonly file: string | undefined;
  /** Own profiles, each a file of its id. */
  readonly profilesDir: string;
}

/** What is wrong with something that was sent, by place. */
export class FieldRefused extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(problems.map(problemText).join('\n'));
    this.problems = problems;
  }
}

/** How the plant is wired, as saved or in its file, with the profiles that are known. */
export interface FieldWiring {
  readonly isReadOnly: boolean;
  canUndo(): boolean;
  wired(): WiredPlant;
  ownIds(): ReadonlySet<string>;
  /** Of what is kept; empty when nothing is. */
  problems(): readonly FieldProblem[];
  /** Throws a FieldRefused for one that is not right. */
  save(config: unknown): void;
  undo(): void;
  /** Throws a FieldRefused likewise. */
  addProfile(profile: unknown): Promise<void>;
}

/** Controllers that are read by drivers and not by profiles, by their ids. */
const doorModels = Object.fromEntries(Object.values(httpDoorModels).flatMap((models) => models.map((model) => [model.id, model] as const)));

/** Where there is no file. */
const savedName = 'saved configuration';
const nothing: FieldConfig = { format: 1, connections: [], devices: [], machines: [] };

export async function fieldWiring({ repository, file, profilesDir }: WiringParts): Promise<FieldWiring> {
  let stored = repository.load();
  let known = await loadProfiles(profilesDir);

  const read = () => {
    try {
      const text = file === undefined ? stored?.config : readFileSync(file, 'utf8');
      const found = text === undefined ? { value: nothing } : readFieldConfig(JSON.parse(text));
      return { config: found.value ?? nothing, problems: found.problems ?? [] };
    } catch (error) {
      return { config: nothing, problems: [{ path: [], code: 'unreadable' as const, values: { reason: reasonOf(error) } }] };
    }
  };
  let current = read();

  const changed = () => {
    stored = repository.load();
    current = read();
  };

  return {
    isReadOnly: file !== undefined,
    canUndo: () => file === undefined && stored?.former !== undefined,
    wired: () => ({ config: current.config, models: { ...known.profiles, ...doorModels } }),
    ownIds: () => new Set(known.ownIds),
    problems: () => [...current.problems.map((problem) => ({ ...problem, file: file ?? savedName })), ...known.problems],
    save(config) {
      const found = readFieldConfig(config);
      if (found.value === undefined) throw new FieldRefused(found.problems);
      repository.save(JSON.stringify(found.value));
      changed();
    },
    undo() {
      repository.undo();
      changed();
    },
    async addProfile(profile) {
      const found = readProfile(profile);
      if (found.value === undefined) throw new FieldRefused(found.problems);
      await saveProfile(profilesDir, found.value);
      known = await loadProfiles(profilesDir);
    },
  };
}
