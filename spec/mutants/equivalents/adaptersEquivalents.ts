import type { Equivalents } from './Equivalents.ts';

export const adaptersEquivalents: Equivalents = {
  'adapters/card/openDatedFile.ts': [
    {
      text: 'for (let from = headBytes; from < size; from += copiedBytes) yield await readAt(file, from, Math.min(size, from + copiedBytes));',
      was: '<',
      becomes: '<=',
      reason: 'an empty piece more is nothing in a file',
    },
    {
      text: 'const tail = await readAt(file, size - pieceBytes, size);',
      was: '-',
      becomes: '+',
      reason: 'without an end the whole file is read, with the same result',
    },
  ],
  'adapters/contract/calls.ts': [
    {
      text: 'const settingsBytes = 1_048_576;',
      was: '1_048_576',
      becomes: '(1048576 + 1)',
      reason: 'a byte more of a mebibyte is as much',
    },
    {
      text: 'const seriesBytes = 4_194_304;',
      was: '4_194_304',
      becomes: '(4194304 + 1)',
      reason: 'a byte more of four mebibytes is as much',
    },
    {
      text: 'const variablesBytes = 8_388_608;',
      was: '8_388_608',
      becomes: '(8388608 + 1)',
      reason: 'a byte more of eight mebibytes is as much',
    },
  ],
  'adapters/contract/change.ts': [
    {
      text: 'if (Object.is(before, after)) return [];',
      becomes: ';',
      reason: 'the same is compared field by field, which only takes longer',
    },
    { text: 'copies.set(copy, copy);', becomes: ';', reason: 'a copy is copied again, which only takes longer' },
  ],
  'adapters/contract/decodeBacklog.ts': [
    {
      text: 'const builder = tableBuilder(channels, Math.min(Math.ceil(text.length / defaultLineLength), maxFirstRecords));',
      was: '/',
      becomes: '*',
      reason: 'other room at first: a table grows by itself',
    },
    { text: 'const defaultLineLength = 500;', was: '500', becomes: '(500 + 1)', reason: 'other room at first: a table grows by itself' },
    {
      text: 'const maxFirstRecords = 65_536;',
      was: '65_536',
      becomes: '(65536 + 1)',
      reason: 'other room at first: a table grows by itself',
    },
    { text: 'const linesATurn = 150;', was: '150', becomes: '(150 + 1)', reason: 'a line more between two turns is as few' },
    {
      text: 'for (let i = 0; i < count && from < text.length; i++) {',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a line fewer between two turns is as many',
    },
    {
      text: 'for (let i = 0; i < count && from < text.length; i++) {',
      was: '<',
      becomes: '<=',
      reason: 'a line more between two turns is as few',
    },
  ],
  'adapters/contract/fleet/fleetDayText.ts': [
    {
      text: "return format > fleetDayFormat ? { kind: 'newer', format, day, zone } : bad(`format: expected ${fleetDayFormats.join(', ')} or newer`);",
      was: '>',
      becomes: '>=',
      reason: 'the format itself is answered before',
    },
  ],
  'adapters/contract/historyWire.ts': [
    {
      text: 'if (size < 1e-9 || size >= fewestWhole) return Number(value.toPrecision(digits));',
      was: '<',
      becomes: '<=',
      reason: 'both ways round to the same digits',
    },
    {
      text: 'if (size < 1e-9 || size >= fewestWhole) return Number(value.toPrecision(digits));',
      was: '1e-9',
      becomes: '(1e-9 + 1)',
      reason: 'both ways round to the same digits, this one only takes longer',
    },
    {
      text: 'while (size * scale < fewestWhole) scale *= 10;',
      was: '<',
      becomes: '<=',
      reason: 'met by powers of ten alone, which are whole to any digit',
    },
  ],
  'adapters/contract/lenient.ts': [
    { text: 'lastKnownZone = name;', becomes: ';', reason: 'the same zone is asked for again, which only takes longer' },
  ],
  'adapters/dayFiles/answersOfFiles.ts': [
    {
      text: 'const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a byte more of 50 MB is worth as many threads',
    },
  ],
  'adapters/dayFiles/channelSumsOfFiles.ts': [
    {
      text: 'const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a byte more of 50 MB is worth as many threads',
    },
  ],
  'adapters/field/fieldConfigProblems.ts': [
    {
      text: "[curve.length > 0 && variableSpeed !== true, ['curve'], 'variableOnly'],",
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a curve has two points at least',
    },
  ],
  'adapters/field/profileProblems.ts': [
    { text: 'const defaultMaxRegisters = 100;', was: '100', becomes: '(100 + 1)', reason: 'no point has more than 60 registers' },
  ],
  'adapters/fleetlink/keptDay.ts': [
    { text: 'if (isSame) return Object.is(first, 0) ? way.zero : way.same;', becomes: ';', reason: 'equal numbers pack small either way' },
  ],
  'adapters/postgres/lockFolder.ts': [
    {
      text: 'const isFresh = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < leftBehindMs;',
      was: 'false',
      becomes: 'true',
      reason: 'only seen where another process removes the lock between two calls',
    },
  ],
  'adapters/sqlite/backup/sealed.ts': [
    {
      text: 'const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;',
      was: '128',
      becomes: '(128 + 1)',
      reason: 'room for what takes 64 MiB: more is as good',
    },
    {
      text: 'const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;',
      was: '1024',
      becomes: '(1024 + 1)',
      reason: 'room for what takes 64 MiB: more is as good',
    },
  ],
  'adapters/sqlite/faultRepository.ts': [
    { text: 'const pageSize = 500;', was: '500', becomes: '(500 + 1)', reason: 'pages hold as many rows as is quick: one more is as good' },
    { text: 'if (added.length > 0) {', was: '>', becomes: '>=', reason: 'where nothing was added there is nothing to drop' },
  ],
  'adapters/sqlite/totalsRepository.ts': [
    { text: 'if (gone.length === 0) return;', becomes: ';', reason: 'a transaction that drops nothing leaves all as it is' },
  ],
};
