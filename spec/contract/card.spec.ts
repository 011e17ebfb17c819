import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderCard } from '../../adapters/card/index.ts';
import { memoryCard } from '../fakes/memoryCard.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { cardStorageContract } from './cardStorageContract.ts';

cardStorageContract('memory', () => {
  const card = memoryCard();
  return {
    card,
    put: (path, text) => {
      card.files.set(path, { text, modifiedMs: 1 });
    },
    remove: (path) => {
      card.files.delete(path);
    },
    paths: () => [...card.files.keys()],
    textOf: (path) => card.files.get(path)!.text,
  };
});

cardStorageContract('a folder', () => {
  const folder = join(temporaryFolder(), 'card');
  return {
    card: folderCard(folder),
    put: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    remove: (path) => {
      rmSync(join(folder, path));
    },
    paths: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    textOf: (path) => readFileSync(join(folder, path), 'utf8'),
  };
});
