import { useLingui } from '@lingui/react';
import type { AxisMark } from './LineChartData.ts';

/** Returns the function that puts marks into words that stand together. */
export function useGroupText(): (marks: readonly AxisMark[]) => string {
  const { i18n } = useLingui();
  return (marks) => {
    const last = marks.at(-1)!;
    return marks.length === 1 ? last.text : i18n._('{count} Marken, die letzte: {text}', { count: marks.length, text: last.text });
  };
}
