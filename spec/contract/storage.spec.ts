import { describe, expect, it } from '@jest/globals';
import { memoryPreferenceStorage, memorySessionStorage } from '../fakes/index.ts';
import { webPreferenceStorage, webSessionStorage } from '../../adapters/storage/index.ts';
import { preferenceStorageContract } from './preferenceStorageContract.ts';
import { sessionStorageContract } from './sessionStorageContract.ts';

const emptied = () => {
  sessionStorage.clear();
  return sessionStorage;
};

sessionStorageContract('memory', memorySessionStorage);
sessionStorageContract('web storage', () => webSessionStorage(emptied()));
preferenceStorageContract('memory', memoryPreferenceStorage);
preferenceStorageContract('web storage', () => webPreferenceStorage(emptied()));

describe('web storage that holds something else', () => {
  it.each(['', 'null', '{', '[]', '{"token":1}', '"text"'])('%p is no session', (kept) => {
    const storage = emptied();
    storage.setItem('pressluft.session', kept);
    expect(webSessionStorage(storage).load()).toBeUndefined();
  });
});
