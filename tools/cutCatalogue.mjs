// What a catalogue has to hold for some code, and a catalogue that holds no more.
import { parseAst, Visitor } from 'vite';

export function textsIn(code) {
  const texts = new Set();
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    TemplateElement: ({ value }) => void texts.add(value.cooked ?? value.raw),
  }).visit(parseAst(code));
  return texts;
}

export function cutTo(ids, code) {
  let shortened;
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return;
      const messages = JSON.parse(value);
      if (typeof messages !== 'object' || messages === null) return;
      const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
      shortened = code.slice(0, start) + JSON.stringify(JSON.stringify(kept)) + code.slice(end);
    },
  }).visit(parseAst(code));
  if (shortened === undefined) throw new Error('a compiled catalogue holds its texts in one JSON.parse');
  return shortened;
}
