import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveKind, CardArchive, CardDayFile } from '../../core/ports/index.ts';
import { archiveFolder, parseArchiveName } from './archiveName.ts';
import { dayFileKind, type DatedKind, inputFileKind } from './DatedKind.ts';
import { dayFilesFolder } from './dayFilePath.ts';
import { type FolderNames, folderReader } from './folderReader.ts';
import { inPieces } from './inPieces.ts';

/** A file that may be served. */
export interface CardFile {
  readonly name: string;
  /** Without links. */
  readonly absolutePath: string;
}

/** A day's file, and where it lies. */
export type PlacedDayFile = CardFile & CardDayFile;

/** The files of a kind, one a day. */
export interface DatedList {
  /** Ascending; a file in another place than its day's is none. */
  readonly list: () => Promise<readonly PlacedDayFile[]>;
  /** By its `path`; any other text finds nothing. */
  find(path: string): Promise<PlacedDayFile | undefined>;
}

/** The files of a card that may be served: those that exist, by their exact names. A missing card has none. */
export interface CardFiles {
  readonly dayFiles: DatedList;
  readonly inputFiles: DatedList;
  /** By month, then by machine. */
  listArchive(): Promise<Readonly<Record<ArchiveKind, readonly CardArchive[]>>>;
  /** By its `file`; any other text finds nothing. */
  findArchiveFile(file: string): Promise<CardFile | undefined>;
}

type Naming = Pick<DatedKind<unknown>, 'dayOf' | 'nameOf'>;

const yearPattern = /^\d{4}$/;
const monthPattern = /^\d{2}$/;

/** Joins those who ask while an answer is being made. */
function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return () => (making ??= make().finally(() => (making = undefined)));
}

function fileIn({ dayOf, nameOf }: Naming, folder: string, year: string, month: string, name: string): PlacedDayFile | undefined {
  const day = dayOf(name);
  if (day === undefined || name !== nameOf(day) || !day.startsWith(`${year}-${month}-`)) return undefined;
  return { day, name, path: `${year}/${month}/${name}`, absolutePath: join(folder, name) };
}

export function cardFiles(cardDir: string): CardFiles {
  const read = folderReader();
  const archivesOf = new WeakMap<FolderNames, readonly CardArchive[]>();

  /** The path of a folder at the top of the card; undefined when there is none. */
  const topFolder = async (name: string): Promise<string | undefined> => {
    const card = await realpath(cardDir).catch(() => undefined);
    return card !== undefined && (await read(card)).folders.includes(name) ? join(card, name) : undefined;
  };

  const foldersIn = async (folder: string, pattern: RegExp) => (await read(folder)).folders.filter((name) => pattern.test(name));

  const datedList = (naming: Naming): DatedList => {
    const filesOf = new WeakMap<FolderNames, readonly PlacedDayFile[]>();

    const monthOf = async (top: string, year: string, month: string): Promise<readonly PlacedDayFile[]> => {
      const folder = join(top, year, month);
      const names = await read(folder);
      const known = filesOf.get(names);
      if (known !== undefined) return known;
      const found = names.files.map((name) => fileIn(naming, folder, year, month, name)).filter((file) => file !== undefined);
      filesOf.set(names, found);
      return found;
    };
    const yearOf = async (top: string, year: string) =>
      (await Promise.all((await foldersIn(join(top, year), monthPattern)).map((month) => monthOf(top, year, month)))).flat();

    const list = shared(async (): Promise<readonly PlacedDayFile[]> => {
      const top = await topFolder(dayFilesFolder);
      if (top === undefined) return [];
      const files: PlacedDayFile[] = [];
      for (const year of await foldersIn(top, yearPattern)) files.push(...(await yearOf(top, year)));
      return files.sort((a, b) => (a.day < b.day ? -1 : 1));
    });
    return { list, find: async (wanted) => (await list()).find(({ path }) => path === wanted) };
  };

  const archiveNames = async (): Promise<{ readonly folder: string; readonly names: FolderNames } | undefined> => {
    const folder = await topFolder(archiveFolder);
    return folder === undefined ? undefined : { folder, names: await read(folder) };
  };

  const sized = async (folder: string, file: string): Promise<CardArchive | undefined> => {
    const found = await lstat(join(folder, file)).catch(() => undefined);
    return found?.isFile() ? { file, size: found.size } : undefined;
  };

  const archives = shared(async (): Promise<readonly CardArchive[]> => {
    const found = await archiveNames();
    if (found === undefined) return [];
    const { folder, names } = found;
    const known = archivesOf.get(names);
    if (known !== undefined) return known;
    const parsed = names.files.map(parseArchiveName).filter((archive) => archive !== undefined);
    parsed.sort((a, b) => (a.month === b.month ? a.slot - b.slot : a.month < b.month ? -1 : 1));
    const made = (await inPieces(parsed, ({ file }) => sized(folder, file))).filter((archive) => archive !== undefined);
    archivesOf.set(names, made);
    return made;
  });

  return {
    dayFiles: datedList(dayFileKind),
    inputFiles: datedList(inputFileKind),
    async listArchive() {
      const all = await archives();
      const of = (kind: ArchiveKind) => all.filter(({ file }) => parseArchiveName(file)?.kind === kind);
      return { GLW: of('GLW'), Comp: of('Comp') };
    },
    async findArchiveFile(wanted) {
      const found = await archiveNames();
      const name = found?.names.files.find((file) => file === wanted && parseArchiveName(file) !== undefined);
      return found !== undefined && name !== undefined ? { name, absolutePath: join(found.folder, name) } : undefined;
    },
  };
}
