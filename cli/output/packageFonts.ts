import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageFonts } from '../../adapters/print/index.ts';

const font = async (name: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/ibm-plex-sans/${name}.ttf`))));

/** The fonts that the dashboard prints with. */
export async function packageFonts(): Promise<PageFonts> {
  const [text, strong] = await Promise.all([font('400Regular/IBMPlexSans_400Regular'), font('600SemiBold/IBMPlexSans_600SemiBold')]);
  return { text, strong };
}
