import { readDayFile } from '../../core/dayFile/index.ts';
import { inputFunctions } from '../../core/inputs/index.ts';
import type { FaultWindow, WindowFault, WindowInput } from '../../core/ports/index.ts';
import type { WireWindow } from './faultSchemas.ts';
import { decodeFaultSource, decodeInputSource, encodeFaultSource } from './faultWire.ts';
import { listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

/** A window as it is sent: its rows are the text of a day file. */
export interface SentWindow extends Omit<FaultWindow, 'samples'> {
  readonly rows: string;
}

export function encodeFaultWindow(window: SentWindow | undefined): WireWindow {
  if (window === undefined) return { window: null };
  const { fromMs, untilMs, isComplete, rows, inputs, faults } = window;
  return {
    window: {
      from_ms: fromMs,
      until_ms: untilMs,
      is_complete: isComplete,
      rows,
      inputs: inputs.map(({ source, values, ...input }) => ({
        ...input,
        source: encodeFaultSource(source),
        values: values.map((value) => (Number.isNaN(value) ? null : value)),
      })),
      faults: faults.map(({ source, bitIndex, fromMs: from, untilMs: until }) => ({
        source: encodeFaultSource(source),
        bit_index: bitIndex,
        from_ms: from,
        until_ms: orNull(until),
      })),
    },
  };
}

function decodeInput(item: unknown): readonly WindowInput[] {
  const wire = recordOr(item);
  const source = decodeInputSource(wire['source']);
  const kind = oneOf(inputFunctions)(wire['function']);
  if (source === undefined || kind === undefined) return [];
  return [
    { source, name: textOr(wire['name']) ?? '', function: kind, values: listOr(wire['values']).map((value) => numberOr(value) ?? NaN) },
  ];
}

function decodeFault(item: unknown): readonly WindowFault[] {
  const wire = recordOr(item);
  const source = decodeFaultSource(wire['source']);
  const bitIndex = numberOr(wire['bit_index']);
  const fromMs = numberOr(wire['from_ms']);
  if (source === undefined || bitIndex === undefined || fromMs === undefined) return [];
  return [{ source, bitIndex, fromMs, untilMs: numberOr(wire['until_ms']) }];
}

/** What was recorded around a fault; `none` where there is nothing, or nothing that can be read. */
export function decodeFaultWindow(answer: unknown): FaultWindow | 'none' {
  const wire = recordOr(recordOr(answer)['window']);
  const [fromMs, untilMs] = [numberOr(wire['from_ms']), numberOr(wire['until_ms'])];
  const rows = textOr(wire['rows']);
  if (fromMs === undefined || untilMs === undefined || rows === undefined) return 'none';
  return {
    fromMs,
    untilMs,
    isComplete: wire['is_complete'] === true,
    samples: readDayFile(new TextEncoder().encode(rows)).samples,
    inputs: listOr(wire['inputs']).flatMap(decodeInput),
    faults: listOr(wire['faults']).flatMap(decodeFault),
  };
}
