import type { CsvRows } from '../csv/index.ts';
import { duties, dutyNotice } from './duties.ts';
import type { Duty, DutyLanguage, DutyWords } from './Duty.ts';

/** What is said of a duty beside its law, in this order. */
export const dutyFacts = ['who', 'what', 'figures', 'outlook', 'source', 'asOf'] as const;
export type DutyFact = (typeof dutyFacts)[number];

/** Heads of a table of duties. */
export const dutyLabels: Readonly<Record<DutyFact | 'law' | 'notChecked', DutyWords>> = {
  law: { de: 'Grundlage', en: 'Law' },
  who: { de: 'Wer', en: 'Who' },
  what: { de: 'Was', en: 'What' },
  figures: { de: 'Aus Pressluft', en: 'From Pressluft' },
  outlook: { de: 'Ausblick', en: 'Outlook' },
  source: { de: 'Quelle', en: 'Source' },
  asOf: { de: 'Stand', en: 'As of' },
  notChecked: { de: 'nicht geprüft', en: 'not checked' },
};

/** The facts of a duty in words; an outlook can be empty. */
export function dutyWords({ who, what, figures, outlook, source, asOf }: Duty, language: DutyLanguage): Readonly<Record<DutyFact, string>> {
  return {
    who: who[language],
    what: what[language],
    figures: figures[language],
    outlook: outlook?.[language] ?? '',
    source: source === undefined ? dutyLabels.notChecked[language] : `${source.name}, ${source.url}`,
    asOf,
  };
}

/** All of them as a file, below the word that it does not advise. */
export const dutyCsv = (language: DutyLanguage): CsvRows => [
  [{ text: dutyNotice[language] }],
  (['law', ...dutyFacts] as const).map((name) => ({ text: dutyLabels[name][language] })),
  ...duties.map((duty) => {
    const words = dutyWords(duty, language);
    return [duty.law[language], ...dutyFacts.map((name) => words[name])].map((text) => ({ text }));
  }),
];
