export { type LoadedProfiles, loadProfiles, readProfileFile } from './loadProfiles.ts';
export { saveProfile } from './saveProfile.ts';
