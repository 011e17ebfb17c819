import type { DayRange } from '../../core/performance/index.ts';
import type { MessageLanguage } from '../../core/settings/index.ts';

const names: Readonly<Record<MessageLanguage, string>> = { de: 'nachweis_energieleistung', en: 'energy_performance' };

/** Name of the file for an auditor: `energy_performance_2026-04-01_2026-06-30.pdf`. */
export const auditFileName = ({ first, last }: DayRange, language: MessageLanguage): string => `${names[language]}_${first}_${last}.pdf`;
