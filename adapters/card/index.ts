export { dayFilePath } from './dayFilePath.ts';
export { folderCard } from './folderCard.ts';
export { readCardLog } from './readCardLog.ts';
