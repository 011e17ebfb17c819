import { readFile } from 'node:fs/promises';
import type { PageFonts } from '../print/index.ts';

const folder = import.meta.resolve('@expo-google-fonts/ibm-plex-sans/package.json');
const font = async (name: string) => new Uint8Array(await readFile(new URL(name, folder)));

/** The fonts that the dashboard prints with. */
export async function packageFonts(): Promise<PageFonts> {
  const [text, strong] = await Promise.all([
    font('400Regular/IBMPlexSans_400Regular.ttf'),
    font('600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ]);
  return { text, strong };
}
