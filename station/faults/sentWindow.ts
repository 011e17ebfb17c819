import type { SentWindow } from '../../adapters/contract/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { WindowFault } from '../../core/ports/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { BlackBox, WindowSpan } from './blackBox.ts';
import type { FaultLog } from './faultLog.ts';
import type { WindowContent, WindowMoment } from './windowBytes.ts';

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

/** What the log knows to have been up in a window of day files, which have no faults. */
const loggedFaults = (entries: readonly FaultLogEntry[], { fromMs, untilMs }: WindowSpan): readonly WindowFault[] =>
  entries.flatMap(({ atMs, source, bitIndex, end }): WindowFault[] => {
    const isIn = atMs !== undefined && atMs <= untilMs && (end?.atMs ?? atMs) >= fromMs;
    const isOver = end !== undefined && end.atMs <= untilMs;
    return isIn ? [{ source, bitIndex, fromMs: Math.max(atMs, fromMs), untilMs: isOver ? end.atMs : undefined }] : [];
  });

/** What is recorded around an instant, as it is sent: what the black box keeps, else what day files have; undefined where there is nothing. */
export async function recordedAround(
  box: Pick<BlackBox, 'around' | 'inDayFiles'>,
  log: Pick<FaultLog, 'pages'>,
  atMs: number,
): Promise<SentWindow | undefined> {
  const kept = sentWindow(box, atMs);
  if (kept !== undefined) return kept;
  const found = await box.inDayFiles(atMs);
  if (found === undefined) return undefined;
  const faults: WindowFault[] = [];
  for (const page of log.pages()) {
    faults.push(...loggedFaults(page, found.window));
    await nextTurn();
  }
  return { ...sent(found), faults: faults.sort((a, b) => a.fromMs - b.fromMs) };
}

/** What is kept around an instant, as it is sent; undefined where there is nothing. */
export function sentWindow(box: Pick<BlackBox, 'around'>, atMs: number): SentWindow | undefined {
  const found = box.around(atMs);
  return found && sent(found);
}

function sent({ window, content }: { readonly window: WindowSpan; readonly content: WindowContent }): SentWindow {
  const { fromMs, untilMs, isComplete } = window;
  const inputs = content.inputs.map(({ key, source, name, function: kind }) => ({
    ...{ source, name, function: kind },
    values: content.moments.map(({ values }) => values[key] ?? NaN),
  }));
  const rows = content.head + content.moments.map(({ row }) => row).join('');
  return { fromMs, untilMs, isComplete, rows, inputs, faults: faultsOf(content.moments) };
}
