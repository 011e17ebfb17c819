import { parseAst, type Plugin, type Rolldown, Visitor } from 'vite';
import { isObject } from '../../core/records/index.ts';

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/** The texts that stand in code. */
function textsIn(code: string): ReadonlySet<string> {
  const texts = new Set<string>();
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    TemplateElement: ({ value }) => void texts.add(value.cooked ?? value.raw),
  }).visit(parseAst(code));
  return texts;
}

/** The code that the page loads before it starts. */
function firstCode(chunks: Chunks): readonly string[] {
  const files = new Set(Object.keys(chunks).filter((file) => chunks[file]!.isEntry));
  for (const file of files) for (const needed of chunks[file]!.imports) if (needed in chunks) files.add(needed);
  return [...files].flatMap((file) => Object.values(chunks[file]!.modules)).map(({ code }) => code ?? '');
}

/** The code of a compiled catalogue with only some of its texts. */
function cutTo(ids: ReadonlySet<string>, code: string): string {
  let shortened: string | undefined;
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return;
      const messages: unknown = JSON.parse(value);
      if (!isObject(messages)) return;
      const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
      shortened = code.slice(0, start) + JSON.stringify(JSON.stringify(kept)) + code.slice(end);
    },
  }).visit(parseAst(code));
  if (shortened === undefined) throw new Error('a compiled catalogue holds its texts in one JSON.parse');
  return shortened;
}

/**
 * A catalogue imported with `?first` is left with the texts whose ids stand in the code that the page starts with.
 * The part of the language that a page starts in, unless another was chosen, is fetched together with that code.
 */
export function firstTexts(startLanguage: string): Plugin {
  const isPart = (id: string | null) => id?.endsWith('/messages.ts?first') === true;
  const isAtStart = (id: string | null) => id?.endsWith(`/${startLanguage}/messages.ts?first`) === true;
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
