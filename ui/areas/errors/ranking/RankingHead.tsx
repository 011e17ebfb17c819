import { useLingui } from '@lingui/react';
import { classNames } from '../../../kit/index.ts';

/** A column of a ranking. */
export interface RankingHeadColumn {
  /** Text id. */
  readonly word: string;
  /** Its cells stand at the right. */
  readonly isNumber?: boolean;
  /** Left out where there is little room. */
  readonly isWide?: boolean;
  /** Of bars, which need no word but for who does not see them. */
  readonly isOfBars?: boolean;
}

/** The head of a table of the ranking. */
export function RankingHead({ columns }: { readonly columns: readonly RankingHeadColumn[] }) {
  const { i18n } = useLingui();
  return (
    <thead>
      <tr>
        {columns.map(({ word, isNumber = false, isWide = false, isOfBars = false }) => (
          <th key={word} scope="col" className={classNames(isNumber && 'r', isWide && 'rk-wide', isOfBars && 'rk-bars') || undefined}>
            {isOfBars ? <span className="vh">{i18n._(word)}</span> : i18n._(word)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
