import type { FirstChanges } from '../../../../core/blackBox/index.ts';
import type { ChangeWords } from './useChangeWords.ts';

interface Props {
  readonly title: string;
  readonly changes: FirstChanges;
  readonly words: ChangeWords;
  readonly clock: (atMs: number) => string;
}

/** The numbered changes as lines of text, which paper needs: none is broken. */
export function PaperChanges({ title, changes: { changed }, words, clock }: Props) {
  if (changed.length === 0) return null;
  return (
    <div className="fw-paper">
      <b>{title}</b>
      <div className="fw-paper-list">
        {changed.map((change, i) => (
          <div
            key={change.series.id}
          >{`${i + 1}   ${clock(change.atMs)}   ${words.name(change)}: ${words.range(change, change.value)}`}</div>
        ))}
      </div>
    </div>
  );
}
