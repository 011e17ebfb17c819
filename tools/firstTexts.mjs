import { cutTo, textsIn } from './cutCatalogue.mjs';

/** The code that the page loads before it starts. */
function firstCode(chunks) {
  const files = new Set(Object.keys(chunks).filter((file) => chunks[file].isEntry));
  for (const file of files) for (const needed of chunks[file].imports) if (needed in chunks) files.add(needed);
  return [...files].flatMap((file) => Object.values(chunks[file].modules)).map(({ code }) => code ?? '');
}

export function firstTexts(startLanguage) {
  const isPart = (id) => id?.endsWith('/messages.ts?first') === true;
  const isAtStart = (id) => id?.endsWith(`/${startLanguage}/messages.ts?first`) === true;
  return {
    name: 'first-texts',
    apply: 'build',
    renderChunk(code, { facadeModuleId }, _, { chunks }) {
      if (!isPart(facadeModuleId)) return null;
      const ids = new Set(firstCode(chunks).flatMap((each) => [...textsIn(each)]));
      return { code: cutTo(ids, code), map: null };
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && isAtStart(file.facadeModuleId))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  };
}
