import { existsSync } from 'node:fs';
import { lstat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveId, Card, DatedFiles, FileIdentity } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { codeOf } from '../systemError/index.ts';
import { archiveFolder, archiveName } from './archiveName.ts';
import { type CardFile, cardFiles, type DatedList } from './cardFiles.ts';
import { cardLock } from './cardLock.ts';
import { checkCard } from './checkCard.ts';
import { dayFileKind, type DatedKind, inputFileKind } from './DatedKind.ts';
import { datedFilePath } from './dayFilePath.ts';
import { keepRoom } from './keepRoom.ts';
import { makeCardFolders } from './makeFolders.ts';
import { openCardFile } from './openCardFile.ts';
import { openDatedFile } from './openDatedFile.ts';
import { openRegularFile } from './openRegularFile.ts';
import { quarantine } from './quarantine.ts';
import { datedFileAt } from './dayFileAt.ts';
import { writeWholeFile } from './writeWholeFile.ts';

/** Of some 30 rows; a longer file is none of ours. */
const maxArchiveBytes = 1_000_000;
const missing = new Set(['ENOENT', 'ENOTDIR']);

async function identityOf(path: string): Promise<FileIdentity | undefined> {
  try {
    const found = await lstat(path);
    return found.isFile() ? { sizeBytes: found.size, modifiedMs: found.mtimeMs } : undefined;
  } catch (error) {
    if (missing.has(codeOf(error))) return undefined;
    throw error;
  }
}

async function archiveText(path: string): Promise<string | undefined> {
  const file = await openRegularFile(path);
  if (file === undefined) return undefined;
  try {
    return (await file.stat()).size > maxArchiveBytes ? '' : await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** The folder that a card is mounted at. */
export function folderCard(cardDir: string): Card {
  const lock = cardLock(cardDir);
  const files = cardFiles(cardDir);
  const pathOf = ({ slot, month }: ArchiveId) => join(cardDir, archiveFolder, archiveName(slot, month));
  const opened = async (found: CardFile | undefined) => found && openCardFile(found);

  const dated = <Content>(kind: DatedKind<Content>, placed: DatedList): DatedFiles<Content> => {
    const placeOf = (day: PlantDay) => datedFilePath(kind, cardDir, day);
    return {
      list: placed.list,
      identity: (day) => identityOf(placeOf(day)),
      isTaken: (day) => Promise.resolve(existsSync(placeOf(day))),
      read: (day) => datedFileAt(kind, placeOf(day)),
      write: (day, parts) => writeWholeFile(placeOf(day), parts),
      open: (day, head) => openDatedFile(kind, cardDir, day, head),
      download: async (path) => opened(await placed.find(path)),
    };
  };

  return {
    hold: () => lock.hold(),
    check: (neededBytes) => checkCard(cardDir, neededBytes),
    keepRoom: (rules) => keepRoom(cardDir, rules),
    dayFiles: dated(dayFileKind, files.dayFiles),
    inputFiles: dated(inputFileKind, files.inputFiles),
    archives: {
      list: () => files.listArchive(),
      writtenMs: async (archive) => (await identityOf(pathOf(archive)))?.modifiedMs,
      read: (archive) => archiveText(pathOf(archive)),
      async write(archive, text) {
        await makeCardFolders(cardDir, [archiveFolder]);
        await writeWholeFile(pathOf(archive), [text]);
      },
      async touch(archive) {
        const now = new Date();
        await utimes(pathOf(archive), now, now);
      },
      quarantine: (archive) => quarantine(pathOf(archive)),
      download: async (file) => opened(await files.findArchiveFile(file)),
    },
    close() {
      lock.close();
    },
  };
}
