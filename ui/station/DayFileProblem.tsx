import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { DayFileProblem as Problem } from '../../core/dayFile/index.ts';
import { expectedWords, problemWords } from './dayFileProblemWords.ts';
import { useFormat } from './useFormat.ts';

/** Where something is wrong in a day file, what, and what should stand there. */
export const DayFileProblem = observer(function DayFileProblem({ problem }: { readonly problem: Problem }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { line, column, code, expected } = problem;
  const expectedId = expectedWords[expected];
  return (
    <>
      {i18n._('Zeile {line}, Spalte {column}: {problem}', { line: number(line, 0), column, problem: i18n._(problemWords[code]) })}
      {expected !== '' && (
        <>
          {' '}
          <span className="dim">
            {i18n._('erwartet: {expected}', { expected: expectedId === undefined ? expected : i18n._(expectedId) })}
          </span>
        </>
      )}
    </>
  );
});
