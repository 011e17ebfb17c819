import { type ActiveFault, type FaultLogEntry, faultNumber, type SourceTexts } from '../../core/faults/index.ts';
import { bounds, limitBit, limitPoints, limitWatch, type Violation } from '../../core/limits/index.ts';
import type { FaultId, PlantSample } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type LimitSettings, limitSeverities, type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { translator, violationText } from '../../i18n/index.ts';

/** Watches the limits of the station's measuring points. */
export interface StationLimits {
  /** The violations that are up with a sample. */
  take(sample: PlantSample): readonly ActiveFault[];
  /** Whether an entry of the log is sent to those who get messages; what is no violation is. */
  isSent(entry: Pick<FaultLogEntry, 'source' | 'bitIndex'>): boolean;
  /** What the violations of the limits are called, by bit. */
  texts(language: MessageLanguage): SourceTexts;
}

export interface StationLimitsParts {
  readonly settings: () => LimitSettings;
  /** What was up at the last stop; violations stay up until values say otherwise. */
  readonly up: readonly FaultId[];
}

export async function stationLimits({ settings, up }: StationLimitsParts): Promise<StationLimits> {
  const translators = { de: await translator('de'), en: await translator('en') } satisfies Readonly<Record<MessageLanguage, unknown>>;
  const watch = limitWatch(up.flatMap(({ source, bitIndex }) => (source === 'limits' ? [bitIndex] : [])));
  let violations: readonly Violation[] = [];

  const faultOf = ({ bitIndex, severity, point, bound, quantity, value, limit }: Violation): ActiveFault => ({
    source: 'limits',
    bitIndex,
    number: faultNumber('limits', bitIndex)!,
    severity,
    reading: { quantity, value, limit },
    words: recordOf(messageLanguages, (language) => violationText(translators[language], point, bound)),
  });

  return {
    take(sample) {
      violations = watch.take(sample.atMs, limitPoints(sample, sample.estimated), settings());
      return violations.map(faultOf);
    },
    isSent: ({ source, bitIndex }) =>
      source !== 'limits' || violations.some((violation) => violation.bitIndex === bitIndex && violation.isSent),
    texts(language) {
      const set = settings().points.flatMap(({ point }, place) => (point === '' ? [] : [{ point, place }]));
      const texts = set.flatMap(({ point, place }) =>
        limitSeverities.flatMap((severity) =>
          bounds.map((bound) => [limitBit({ place, bound, severity }), violationText(translators[language], point, bound)] as const),
        ),
      );
      return Object.fromEntries(texts);
    },
  };
}
