import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SitePeak } from '../../../../core/cost/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import { dateAndTime } from '../../../dates/index.ts';
import { useFormat } from '../../../station/index.ts';

/** What the station took in the highest quarter hour of the site, or that it is not known. */
export const SitePeakLine = observer(function SitePeakLine({ peak }: { readonly peak: SitePeak | undefined }) {
  const { i18n } = useLingui();
  const { date, minute, quantity } = useFormat();
  if (peak === undefined)
    return i18n._('Spitzen der Station. Ob sie zur Spitze des Werks beitragen, ist ohne dessen Zähler nicht bekannt.');
  const { fromMs, siteKW, stationKW, coverage } = peak;
  const parts = {
    at: dateAndTime(date(fromMs), minute(fromMs)),
    site: quantity('power', siteKW).text,
    station: quantity('power', stationKW).text,
    share: quantity('share', ratioOf(stationKW, siteKW)).text,
    data: quantity('share', coverage).text,
  };
  return stationKW === undefined
    ? i18n._(
        'Spitze des Werks {site} am {at}; was die Station dabei aufnahm, ist nicht bekannt. Werte des Zählers für {data} der Zeit.',
        parts,
      )
    : i18n._(
        'Spitze des Werks {site} am {at}; die Station nahm dabei {station} auf, {share}. Werte des Zählers für {data} der Zeit.',
        parts,
      );
});
