import type { Month } from '../../core/time/index.ts';
import type { MessageLanguage } from '../../core/settings/index.ts';

const names: Readonly<Record<MessageLanguage, string>> = { de: 'monatsbericht', en: 'monthly_report' };

/** Name of the file of a month's report: `monthly_report_2026-11.pdf`. */
export const monthReportName = (month: Month, language: MessageLanguage): string => `${names[language]}_${month}.pdf`;
