import { slotCount } from '../../core/compressor/index.ts';
import { dayFileName, dayOfDayFileName, readDayFile } from '../../core/dayFile/index.ts';
import { dayOfInputFileName, inputFileName, readInputFile } from '../../core/inputFile/index.ts';
import type { ArchiveId, Card, CardDownload, DatedFiles, GrowingDayFile } from '../../core/ports/index.ts';
import { isPlantDay, type PlantDay, shiftDay } from '../../core/time/index.ts';

interface StoredFile {
  readonly text: string;
  readonly modifiedMs: number;
}

/** A card in memory, and what lies on it by path. */
export interface MemoryCard extends Card {
  readonly files: Map<string, StoredFile>;
}

const cardError = (code: string, message: string) => Object.assign(new Error(message), { code, syscall: 'write' });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const archivePattern = /^archive\/((GLW|Comp(\d{1,2}))_(\d{4}-\d{2})\.csv)$/;

/** Names and content of the files of which there is one a day. */
interface Kind<Content> {
  readonly nameOf: (day: PlantDay) => string;
  readonly dayOf: (name: string) => PlantDay | undefined;
  readonly read: (bytes: Uint8Array) => Content;
  readonly timesMs: (content: Content) => Iterable<number>;
}
const dayFileKind: Kind<ReturnType<typeof readDayFile>> = {
  nameOf: dayFileName,
  dayOf: dayOfDayFileName,
  read: (bytes) => readDayFile(bytes),
  timesMs: ({ samples }) => samples.timesMs,
};
const inputFileKind: Kind<ReturnType<typeof readInputFile>> = {
  nameOf: inputFileName,
  dayOf: dayOfInputFileName,
  read: readInputFile,
  timesMs: ({ minutes }) => minutes.map(({ atMs }) => atMs),
};

const pathOfArchive = ({ slot, month }: ArchiveId) => `archive/${slot === 0 ? 'GLW' : `Comp${slot}`}_${month}.csv`;
const quarantined = (path: string, number: number) => {
  const [, folder = '', name = ''] = /^(.*\/)(?:MCHE-)?([^/]+)\.csv$/.exec(path) ?? [];
  return `${folder}unreadable-${name}-${number}.csv`;
};

const columnLineOf = (head: string) => `${head.trimEnd().split('\n').at(-1)!}\n`;

/** The whole lines of a day file; undefined where its column line is another. */
function wholeLines(text: string, head: string): string | undefined {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  return lines.includes(columnLineOf(head)) ? lines : undefined;
}

/** A card that may hold `limitBytes`. */
export function memoryCard(limitBytes = Infinity, nowMs: () => number = Date.now): MemoryCard {
  const files = new Map<string, StoredFile>();
  const usedBytes = () => [...files.values()].reduce((sum, { text }) => sum + bytesOf(text).length, 0);

  const put = (path: string, text: string) => {
    if (usedBytes() - bytesOf(files.get(path)?.text ?? '').length + bytesOf(text).length > limitBytes)
      throw cardError('ENOSPC', 'the card is full');
    files.set(path, { text, modifiedMs: nowMs() });
  };
  const quarantine = (path: string) => {
    let number = 1;
    while (files.has(quarantined(path, number))) number++;
    files.set(quarantined(path, number), files.get(path)!);
    files.delete(path);
  };
  const download = (path: string | undefined): CardDownload | undefined => {
    const text = path === undefined ? undefined : files.get(path)?.text;
    if (path === undefined || text === undefined) return undefined;
    const bytes = bytesOf(text);
    async function* chunks() {
      yield await Promise.resolve(bytes);
    }
    return { name: path.split('/').at(-1)!, sizeBytes: bytes.length, chunks: chunks() };
  };

  const datedFiles = <Content>({ nameOf, dayOf, read, timesMs }: Kind<Content>): DatedFiles<Content> => {
    const pathOf = (day: PlantDay) => `${day.slice(0, 4)}/${day.slice(5, 7)}/${nameOf(day)}`;
    const placeOf = (day: PlantDay) => `hedata/${pathOf(day)}`;
    const fileAt = (path: string) => {
      const name = path.split('/').at(-1)!;
      const day = dayOf(name);
      return day !== undefined && isPlantDay(day) && path === placeOf(day) ? { day, name, path: pathOf(day) } : undefined;
    };
    const list = () =>
      [...files.keys()]
        .map(fileAt)
        .filter((file) => file !== undefined)
        .sort((a, b) => (a.day < b.day ? -1 : 1));

    const grow = (path: string, columnLine: string): GrowingDayFile => {
      let lastMs = Math.max(-Infinity, ...timesMs(read(bytesOf(files.get(path)!.text))));
      let own = files.get(path);
      const headOf = (text: string) => text.slice(0, text.indexOf(columnLine) + columnLine.length);
      return {
        get lastMs() {
          return lastMs;
        },
        get head() {
          return headOf(files.get(path)?.text ?? '');
        },
        replaceHead(head) {
          const { text } = files.get(path)!;
          put(path, head + text.slice(headOf(text).length));
          own = files.get(path);
          return Promise.resolve();
        },
        append(rows, latestMs) {
          put(path, `${files.get(path)?.text ?? ''}${rows}`);
          own = files.get(path);
          lastMs = latestMs;
          return Promise.resolve();
        },
        isInPlace: () => Promise.resolve(own !== undefined && files.get(path) === own),
        flush: () => Promise.resolve(),
        close: () => Promise.resolve(),
      };
    };

    return {
      list: () => Promise.resolve(list()),
      identity(day) {
        const file = files.get(placeOf(day));
        return Promise.resolve(file && { sizeBytes: bytesOf(file.text).length, modifiedMs: file.modifiedMs });
      },
      isTaken: (day) => Promise.resolve(files.has(placeOf(day))),
      read(day) {
        const file = files.get(placeOf(day));
        return Promise.resolve(file && read(bytesOf(file.text)));
      },
      async write(day, parts) {
        let text = '';
        for await (const part of parts) text += part;
        put(placeOf(day), text);
      },
      open(day, head) {
        const path = placeOf(day);
        const found = files.get(path);
        const lines = found && found.text !== '' ? wholeLines(found.text, head) : head;
        if (lines === undefined) quarantine(path);
        put(path, lines ?? head);
        return Promise.resolve(grow(path, columnLineOf(head)));
      },
      download: (path) => Promise.resolve(list().some((file) => file.path === path) ? download(`hedata/${path}`) : undefined),
    };
  };
  const dayFiles = datedFiles(dayFileKind);
  const inputFiles = datedFiles(inputFileKind);
  const listOfAll = async () =>
    [...(await dayFiles.list()), ...(await inputFiles.list())].sort((a, b) => (`${a.day} ${a.path}` < `${b.day} ${b.path}` ? -1 : 1));

  const archives = () =>
    [...files].flatMap(([path, { text }]) => {
      const [, file, , number, month] = archivePattern.exec(path) ?? [];
      const slot = Number(number ?? 0);
      return file === undefined || slot > slotCount ? [] : [{ file, size: bytesOf(text).length, slot, month: month! }];
    });

  return {
    files,
    hold: () => Promise.resolve(),
    async check(neededBytes = 0) {
      await Promise.resolve();
      if (usedBytes() + neededBytes > limitBytes) throw cardError('ENOSPC', 'the card is full');
    },
    async keepRoom({ today, maxBytes = Infinity }) {
      const limit = Math.min(maxBytes, limitBytes);
      const removed: string[] = [];
      const before = usedBytes();
      let begun = '';
      for (const { day, path } of await listOfAll()) {
        if ((usedBytes() <= limit && day !== begun) || day >= shiftDay(today, -1)) break;
        begun = day;
        files.delete(`hedata/${path}`);
        removed.push(`hedata/${path}`);
      }
      return { removed, removedBytes: before - usedBytes(), usedBytes: usedBytes(), limitBytes: limit, error: undefined };
    },
    dayFiles,
    inputFiles,
    archives: {
      list() {
        const all = archives().sort((a, b) => (a.month === b.month ? a.slot - b.slot : a.month < b.month ? -1 : 1));
        const listed = (isPlant: boolean) => all.filter(({ slot }) => (slot === 0) === isPlant).map(({ file, size }) => ({ file, size }));
        return Promise.resolve({ GLW: listed(true), Comp: listed(false) });
      },
      writtenMs: (archive) => Promise.resolve(files.get(pathOfArchive(archive))?.modifiedMs),
      read: (archive) => Promise.resolve(files.get(pathOfArchive(archive))?.text),
      async write(archive, text) {
        await Promise.resolve();
        put(pathOfArchive(archive), text);
      },
      async touch(archive) {
        await Promise.resolve();
        put(pathOfArchive(archive), files.get(pathOfArchive(archive))!.text);
      },
      async quarantine(archive) {
        await Promise.resolve();
        quarantine(pathOfArchive(archive));
      },
      download: (file) => Promise.resolve(archives().some((archive) => archive.file === file) ? download(`archive/${file}`) : undefined),
    },
    close() {
      // Nobody else has it.
    },
  };
}
