import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { entryText, faultCode, type FaultSource, type FaultWordsByLanguage } from '../../core/faults/index.ts';
import { messageLanguageOf } from '../../core/settings/index.ts';
import { missing } from '../../i18n/format/index.ts';
import { stores, useService } from '../di/index.ts';

/** A fault in words. */
export interface FaultWords {
  /** Such as W021. */
  readonly code: string;
  /** In the chosen language; undefined where there is none, empty while it is fetched. */
  readonly text: string | undefined;
}

/** Returns the function that puts a fault into words, its own if it has some; fetches the texts when needed. Only inside an observer. */
export function useFaultWords(): (source: FaultSource, bitIndex: number, own?: FaultWordsByLanguage) => FaultWords {
  const { language } = useService(stores.preferences);
  const { token } = useService(stores.session);
  const { connection } = useService(stores.plant);
  const store = useService(stores.faultTexts);
  const { points } = useService(stores.settings).settings.limits;
  const limits = points.map(({ point }) => point).join('');
  useEffect(() => {
    void store.load(language, token, limits);
  }, [store, language, token, connection, limits]);
  const texts = store.of(language);
  const isSettled = store.isSettled(language);
  return (source, bitIndex, words) => {
    const code = faultCode(source, bitIndex) ?? missing;
    const text = entryText(texts, { source, bitIndex, words }, messageLanguageOf(language));
    if (text !== undefined && text !== code) return { code, text };
    return { code, text: isSettled ? undefined : '' };
  };
}

/** Returns the function that gives a fault's code and text, `W021 Outlet temperature high`, or `W021 No text`. Only inside an observer. */
export function useFaultText(): (source: FaultSource, bitIndex: number) => string {
  const { i18n } = useLingui();
  const words = useFaultWords();
  return (source, bitIndex) => {
    const { code, text } = words(source, bitIndex);
    return `${code} ${text ?? i18n._('Kein Text')}`.trimEnd();
  };
}
