import type { PlacedName } from '../../../core/plot/index.ts';
import { formatNumber, formattedValueOf } from '../../../i18n/format/index.ts';
import type { Region } from '../../../i18n/index.ts';

const percent = 100;
const shares = [0, 0.25, 0.5, 0.75, 1];

/** Names of a curve's x axis that is a share of the time: the last one alone has the sign, as a region sets it. */
export const shareNames = (region: Region): readonly PlacedName[] =>
  shares.map((share) => {
    const number = formatNumber(share * percent, 0, region);
    return [share, share === 1 ? formattedValueOf(number, '%', region).text : number];
  });
