import { useLingui } from '@lingui/react';
import type { DataNeedName } from '../../core/figures/index.ts';
import { markedShortfall } from '../../i18n/index.ts';
import { Icon } from '../kit/index.ts';
import './shortNote.css';

/** What the mark of too little data means for the figures of a page; nothing where there is enough. */
export function ShortNote({ needs }: { readonly needs: readonly DataNeedName[] }) {
  const { i18n } = useLingui();
  return needs.map((need) => (
    <p key={need} className="shn s-warn t14">
      <Icon name="i-warn" />
      {markedShortfall(i18n, need)}
    </p>
  ));
}
