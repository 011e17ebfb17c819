import type { Messages } from '@lingui/core';
import type { Language } from '../../i18n/index.ts';

const folder = '../../i18n/catalogues';
const parts = import.meta.glob<Messages>('../../i18n/catalogues/*/messages.ts', { query: '?first', import: 'messages' });

/** The texts of the pages that come with the first load; ui/build/firstTexts.ts chooses them. */
export const loadFirstTexts = (language: Language): Promise<Messages> => parts[`${folder}/${language}/messages.ts`]!();
