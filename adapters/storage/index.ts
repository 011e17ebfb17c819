export { webPreferenceStorage } from './webPreferenceStorage.ts';
export { webSessionStorage } from './webSessionStorage.ts';
