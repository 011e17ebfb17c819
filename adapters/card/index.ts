export { dayFilePath } from './dayFilePath.ts';
export { folderCard } from './folderCard.ts';
export { dayFileAt } from './dayFileAt.ts';
