/** Where something lies on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const along: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
};
const across: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The box that a key leads to: left and right in their order, up and down to the nearest of the next row. Undefined where there is none, or for another key. */
export function neighbourOf(boxes: readonly Box[], from: number, key: string): number | undefined {
  const step = along[key]?.(from, boxes.length - 1);
  if (step !== undefined) return boxes[step] === undefined || step === from ? undefined : step;
  const direction = across[key];
  const start = boxes[from];
  if (direction === undefined || start === undefined) return undefined;
  const { x, y } = middle(start);
  const away = boxes
    .map((box, i) => ({ i, down: (middle(box).y - y) * direction, aside: Math.abs(middle(box).x - x) }))
    .filter(({ down }) => down > start.height / 2);
  return away.sort((a, b) => a.down - b.down || a.aside - b.aside)[0]?.i;
}
