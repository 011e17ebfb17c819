import type { SentWindow } from '../../adapters/contract/index.ts';
import type { WindowFault } from '../../core/ports/index.ts';
import type { BlackBox } from './blackBox.ts';
import type { WindowMoment } from './windowBytes.ts';

/** The faults of a window, each with the rows from which and up to which it was up. */
function faultsOf(moments: readonly WindowMoment[]): readonly WindowFault[] {
  const done: WindowFault[] = [];
  let up = new Map<string, WindowFault>();
  for (const { atMs, faults } of moments) {
    const now = new Map<string, WindowFault>();
    for (const [source, bitIndex] of faults) {
      const key = `${source}.${bitIndex}`;
      now.set(key, up.get(key) ?? { source, bitIndex, fromMs: atMs, untilMs: undefined });
    }
    for (const [key, fault] of up) if (!now.has(key)) done.push({ ...fault, untilMs: atMs });
    up = now;
  }
  return [...done, ...up.values()].sort((a, b) => a.fromMs - b.fromMs);
}

/** What is kept around an instant, as it is sent; undefined where there is nothing. */
export function sentWindow(box: Pick<BlackBox, 'around'>, atMs: number): SentWindow | undefined {
  const found = box.around(atMs);
  if (found === undefined) return undefined;
  const { window, content } = found;
  const { fromMs, untilMs, isComplete } = window;
  const inputs = content.inputs.map(({ key, source, name, function: kind }) => ({
    ...{ source, name, function: kind },
    values: content.moments.map(({ values }) => values[key] ?? NaN),
  }));
  const rows = content.head + content.moments.map(({ row }) => row).join('');
  return { fromMs, untilMs, isComplete, rows, inputs, faults: faultsOf(content.moments) };
}
