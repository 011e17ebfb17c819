import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type BackupFacts, backupHead } from '../../../core/backup/index.ts';
import { BackupProblem } from './BackupProblem.ts';
import { sealed, sealedSchema, unsealed } from './sealed.ts';

/** Rows of tables by their names; bytes as base64. */
const cell = z.union([z.null(), z.number(), z.string(), z.strictObject({ base64: z.string() })]);
const tables = z.record(z.string(), z.array(z.record(z.string(), cell)));
export type BackupRows = z.infer<typeof tables>;

const format = 'pressluft backup';
const version = 1;

const content = z.object({
  format: z.literal(format),
  version: z.number(),
  software: z.string(),
  madeMs: z.number(),
  database: z.int().check(z.gte(1)),
  tables,
  sealed: z.nullable(sealedSchema),
});
type Content = z.infer<typeof content>;

/** Rows of a version of the database. */
export interface VersionedRows {
  readonly database: number;
  readonly open: BackupRows;
  /** Undefined where there are none, or no pass phrase opens them. */
  readonly secret: BackupRows | undefined;
}

export interface Backup extends BackupFacts, VersionedRows {
  readonly hasSecrets: boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A backup as a file; without a pass phrase it has no secrets. */
export async function backupText(
  { software, madeMs }: BackupFacts,
  { database, open, secret }: VersionedRows,
  passPhrase: string | undefined,
): Promise<string> {
  const text = JSON.stringify({
    format,
    version,
    software,
    madeMs,
    database,
    tables: open,
    sealed: passPhrase === undefined ? null : await sealed(JSON.stringify(secret), passPhrase),
  } satisfies Content);
  return `${text}\n${hashOf(text)}\n`;
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    const { success, data } = schema.safeParse(JSON.parse(text));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a backup whole; rejects with a BackupProblem that says what is wrong. */
export async function readBackup(file: string, passPhrase: string | undefined): Promise<Backup> {
  const [text = '', hash = ''] = file.split(/\r?\n/);
  if (!text.startsWith(backupHead)) throw new BackupProblem('it is no backup of a station', 'notBackup');
  if (hashOf(text) !== hash) throw new BackupProblem('it is damaged: its content does not match its checksum', 'damaged');
  const read = parsed(content, text);
  if (read === undefined || read.version !== version) {
    throw new BackupProblem(`its format is another than version ${version}, which this software reads`, 'otherFormat');
  }
  const { software, madeMs, database, tables: open } = read;
  const hasSecrets = read.sealed !== null;
  if (read.sealed === null || passPhrase === undefined) return { software, madeMs, database, open, secret: undefined, hasSecrets };
  const secret = parsed(tables, await unsealed(read.sealed, passPhrase));
  if (secret === undefined) throw new BackupProblem('its secrets are not those of a station', 'unfit');
  return { software, madeMs, database, open, secret, hasSecrets };
}
