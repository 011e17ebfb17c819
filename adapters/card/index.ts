export { dayFilePath } from './dayFilePath.ts';
export { folderCard } from './folderCard.ts';
export { dayFileAt, inputFileAt } from './dayFileAt.ts';
export { writeWholeFile } from './writeWholeFile.ts';
