import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { msPerMinute } from '../../../../core/time/index.ts';
import type { AxisMark } from '../../../charts/lineChart/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { lookOf } from './markStyle.ts';
import type { ChartMarks } from './marks.vm.ts';
import { useMarkText } from './useMarkText.ts';

/** Before and after a mark. */
const aroundMs = 15 * msPerMinute;

/** The marks as the chart draws them; the same list while they stay. Only inside an observer. */
export function useAxisMarks({ shown }: ChartMarks): readonly AxisMark[] {
  const { i18n } = useLingui();
  const { date, minute, zone } = useFormat();
  const textOf = useMarkText();
  return useMemo(
    () =>
      shown.map((mark): AxisMark => {
        const { icon, tone } = lookOf(mark);
        const { title, detail } = textOf(mark);
        const text = [`${date(mark.fromMs)} ${minute(mark.fromMs)}`, title, detail].filter(Boolean).join(', ');
        const untilMs = mark.kind === 'note' && mark.toMs > mark.fromMs ? mark.toMs : undefined;
        return { id: mark.id, atMs: mark.fromMs, untilMs, icon, tone, text, path: trendPath(mark.fromMs - aroundMs, mark.toMs + aroundMs) };
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- texts follow the language and the zone
    [shown, i18n.locale, zone],
  );
}
