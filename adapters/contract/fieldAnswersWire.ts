import { modbusTables, orders, pointTypes, type ValueInOrder } from '../../core/field/index.ts';
import type { FoundDevice, PointPlace, TrialResult, TriedReading } from '../../core/ports/index.ts';
import { doorProblems } from './doorProblems.ts';
import { decodeReading, encodeReading, figureOrNull } from './fieldReadingWire.ts';
import type { WireFoundDevice, WireTrialResult } from './fieldSchemas.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr, textsOr } from './lenient.ts';

const doorProblemOr = oneOf(doorProblems);
const orderOr = oneOf(orders);
const tableOr = oneOf(modbusTables);
const typeOr = oneOf(pointTypes);

export function encodeTrialResult({ isConnected, connectMs, problem, identification, readings, status }: TrialResult): WireTrialResult {
  return {
    is_connected: isConnected,
    connect_ms: figureOrNull(connectMs),
    problem: orNull(problem),
    identification: [...identification],
    readings: readings.map(({ place, orders: ways, ...reading }) => ({
      ...encodeReading(reading),
      ...(place !== undefined && {
        place: { table: place.table, at: place.at, type: place.type, word_order: place.wordOrder, byte_order: place.byteOrder },
      }),
      orders: ways.map(({ wordOrder, byteOrder, value, isPlausible }) => ({
        word_order: wordOrder,
        byte_order: byteOrder,
        value: figureOrNull(value),
        is_plausible: isPlausible,
      })),
    })),
    ...(status !== undefined && { status }),
  };
}

function decodePlace(wire: unknown): PointPlace | undefined {
  const fields = recordOr(wire);
  const [table, at, type] = [tableOr(fields['table']), numberOr(fields['at']), typeOr(fields['type'])];
  if (table === undefined || at === undefined || type === undefined) return undefined;
  return {
    table,
    at,
    type,
    wordOrder: orderOr(fields['word_order']) ?? 'highFirst',
    byteOrder: orderOr(fields['byte_order']) ?? 'highFirst',
  };
}

function decodeOrdered(wire: unknown): ValueInOrder | undefined {
  const fields = recordOr(wire);
  const [wordOrder, byteOrder] = [orderOr(fields['word_order']), orderOr(fields['byte_order'])];
  if (wordOrder === undefined || byteOrder === undefined) return undefined;
  return { wordOrder, byteOrder, value: numberOr(fields['value']), isPlausible: fields['is_plausible'] === true };
}

function decodeTried(wire: unknown): TriedReading | undefined {
  const reading = decodeReading(wire);
  const { place: sentPlace, orders: ways } = recordOr(wire);
  const place = decodePlace(sentPlace);
  return reading && { ...reading, ...(place !== undefined && { place }), orders: listOr(ways).map(decodeOrdered).filter(isPresent) };
}

/** Any content gives a result; one that does not say so has no connection. */
export function decodeTrialResult(wire: unknown): TrialResult {
  const fields = recordOr(wire);
  const status = numberOr(fields['status']);
  return {
    isConnected: fields['is_connected'] === true,
    connectMs: numberOr(fields['connect_ms']),
    problem: doorProblemOr(fields['problem']),
    identification: textsOr(fields['identification']),
    readings: listOr(fields['readings']).map(decodeTried).filter(isPresent),
    ...(status !== undefined && { status }),
  };
}

export const encodeFoundDevices = (found: readonly FoundDevice[]): WireFoundDevice[] =>
  found.map(({ host, unit, identification, profiles }) => ({
    ...(host !== undefined && { host }),
    unit,
    identification: [...identification],
    profiles: [...profiles],
  }));

/** Any content gives a list; one without a unit is left out. */
export function decodeFoundDevices(wire: unknown): readonly FoundDevice[] {
  return listOr(wire).flatMap((item) => {
    const { host: sentHost, unit: sentUnit, identification, profiles } = recordOr(item);
    const [host, unit] = [textOr(sentHost), numberOr(sentUnit)];
    if (unit === undefined) return [];
    return [{ ...(host !== undefined && { host }), unit, identification: textsOr(identification), profiles: textsOr(profiles) }];
  });
}
