import type { Channel } from '../../samples/index.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import { timeColumn } from '../layouts/layoutColumns.ts';
import { headerFields } from '../read/headerBlock.ts';

const listSign = ',';

/** The head of a file with channels listed as estimated besides those that it lists; the same text where it has them all. */
export function headWithEstimated({ delimiter }: Pick<DayFileLayout, 'delimiter'>, head: string, estimated: readonly Channel[]): string {
  const key = `${headerFields.estimated.key}${delimiter}`;
  const lines = head.split('\n');
  const isList = (line: string) => line.startsWith(key);
  const listed = (lines.find(isList) ?? '')
    .slice(key.length)
    .split(listSign)
    .filter((name) => name !== '');
  const all = new Set([...listed, ...estimated]);
  if (all.size === listed.length) return head;
  const others = lines.filter((line) => !isList(line));
  return others
    .toSpliced(
      others.findIndex((line) => line.startsWith(timeColumn)),
      0,
      key + [...all].join(listSign),
    )
    .join('\n');
}
