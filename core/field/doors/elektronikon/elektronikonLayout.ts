import type { ElektronikonPoint } from './elektronikonModels.ts';
import { descriptionOf, type Item, type ItemDescription } from './items.ts';

const firstDescription = 0x2010;
const analogInputs = 0x80;
const analogIndex = 0x3002;
const descriptions: readonly Item[] = Array.from({ length: analogInputs }, (_, i) => [firstDescription + i, 1]);

/** An analog input is described by the index that belongs to its subindex. */
const analogDescription = (subindex: number): Item => [firstDescription + subindex - 1, 1];

const isSame = ([index, subindex]: Item, [otherIndex, otherSubindex]: Item) => index === otherIndex && subindex === otherSubindex;

/** What is asked once a connection: descriptions of all analog inputs, and of what else the points need. */
export function describedItems(points: readonly ElektronikonPoint[]): readonly Item[] {
  const others = points.flatMap(({ described }) => (described === undefined ? [] : [described]));
  return [...descriptions, ...others.filter((item, i) => others.findIndex((other) => isSame(item, other)) === i)];
}

/** The English names of a controller by their numbers, in lines as `MPL_1234$$Compressor Outlet`; empty for another text. */
export function labelsIn(text: string): ReadonlyMap<number, string> {
  return new Map(
    [...text.matchAll(/^MPL_(\d{1,5})\$\$([^\r\n$]+)/gm)].map(([, label, name]): [number, string] => [
      Number(label),
      name!.trim().toLowerCase(),
    ]),
  );
}

/** A point where this very machine has it; undefined where it has none. */
export type PlacedPoint = ElektronikonPoint & { readonly isThere: boolean };

/** Where the points are at a machine that describes itself so; answers in the order of `describedItems`. */
export function placedPoints(
  points: readonly ElektronikonPoint[],
  answers: readonly (number | undefined)[],
  labels: ReadonlyMap<number, string>,
): readonly PlacedPoint[] {
  const asked = describedItems(points);
  const described = (item: Item): ItemDescription | undefined => {
    const bits = answers[asked.findIndex((other) => isSame(item, other))];
    return bits === undefined ? undefined : descriptionOf(bits);
  };
  const ofKind = ({ kinds }: ElektronikonPoint, description: ItemDescription | undefined) =>
    description?.isActive === true && (kinds === undefined || Object.hasOwn(kinds, description.kind));

  return points.map((point): PlacedPoint => {
    const place = (item: Item, description: ItemDescription | undefined): PlacedPoint => {
      const scale = description && point.kinds?.[description.kind];
      return { ...point, item, isThere: ofKind(point, description), ...(scale === undefined ? {} : { scale }) };
    };
    if (point.label !== undefined) {
      const name = point.label.toLowerCase();
      const input = descriptions.findIndex((item) => {
        const description = described(item);
        return ofKind(point, description) && labels.get(description!.label) === name;
      });
      const subindex = input >= 0 ? input + 1 : point.item[1];
      const isElsewhere = input < 0 && labels.size > 0;
      const placed = place([analogIndex, subindex], described(analogDescription(subindex)));
      return isElsewhere ? { ...placed, isThere: false } : placed;
    }
    return point.described === undefined ? { ...point, isThere: true } : place(point.item, described(point.described));
  });
}
