export { packageFonts } from './packageFonts.ts';
