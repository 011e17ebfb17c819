import type { DocumentPage, RectMm } from './pageShapes.ts';

/** What is on a page. */
export type PageShapes = Omit<DocumentPage, 'size'>;

/** A piece of a document that is not divided. */
export interface FlowBlock {
  /** Left white above it, but not at the top of a page. */
  readonly gapMm: number;
  readonly heightMm: number;
  /** It stands on the page of the next one. */
  readonly keepsNext?: boolean;
  readonly draw: (topMm: number) => Partial<PageShapes>;
}

/** All shapes together, in order. */
export function joinedShapes(parts: readonly Partial<PageShapes>[]): PageShapes {
  return {
    texts: parts.flatMap(({ texts = [] }) => texts),
    rules: parts.flatMap(({ rules = [] }) => rules),
    boxes: parts.flatMap(({ boxes = [] }) => boxes),
    lines: parts.flatMap(({ lines = [] }) => lines),
  };
}

/** Blocks that stand together. */
function groupsOf(blocks: readonly FlowBlock[]): readonly (readonly FlowBlock[])[] {
  const groups: FlowBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)!.push(block);
    else groups.push([block]);
    isOpen = block.keepsNext === true;
  }
  return groups;
}

const heightOf = (group: readonly FlowBlock[]) => group.reduce((sum, { gapMm, heightMm }, i) => sum + heightMm + (i === 0 ? 0 : gapMm), 0);

/** The shapes of each page: blocks one below the other, on a new page where there is no room for the next. */
export function flowed(blocks: readonly FlowBlock[], area: RectMm): readonly PageShapes[] {
  const pages: Partial<PageShapes>[][] = [[]];
  const bottomMm = area.yMm + area.heightMm;
  let y = area.yMm;
  for (const group of groupsOf(blocks)) {
    if (y > area.yMm && y + group[0]!.gapMm + heightOf(group) > bottomMm) {
      pages.push([]);
      y = area.yMm;
    }
    for (const { gapMm, heightMm, draw } of group) {
      const top = y > area.yMm ? y + gapMm : y;
      pages.at(-1)!.push(draw(top));
      y = top + heightMm;
    }
  }
  return pages.map(joinedShapes);
}
