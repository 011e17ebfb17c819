export { inOrder } from './inOrder.ts';
export { readInPieces, type ReadFile } from './readInPieces.ts';
