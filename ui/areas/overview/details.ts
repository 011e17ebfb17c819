export { Accessories } from './accessories/Accessories.tsx';
export { CompressorPage } from './compressor/CompressorPage.tsx';
