import type { Plugin } from 'vite';

/**
 * A catalogue imported with `?first` is left with the texts whose ids stand in the code that the page starts with.
 * The part of the language that a page starts in, unless another was chosen, is fetched together with that code.
 */
export function firstTexts(startLanguage: string): Plugin;
