import text from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import strong from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url';
import type { FontAddresses } from '../../adapters/print/index.ts';

/** The dashboard's letters for PDF files, which take no web fonts; fetched when one is written. */
export const paperFonts: FontAddresses = { text, strong };
