export { type LoadedProfiles, loadProfiles, readProfileFile } from './loadProfiles.ts';
