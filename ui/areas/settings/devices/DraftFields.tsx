import { useLingui } from '@lingui/react';
import type { DraftProblem } from '../../../../core/field/index.ts';
import { observed } from '../../../kit/index.ts';
import {
  EntryNumber,
  type EntryNumberProps,
  EntrySelect,
  type EntrySelectProps,
  EntryText,
  type EntryTextProps,
  EntryTick,
} from '../form/index.ts';
import { problemText } from './fieldWords.ts';

type Draft<Props> = Omit<Props, 'problem'> & {
  /** What is wrong with it; undefined for nothing. */
  readonly problem?: DraftProblem | undefined;
};

/** Only inside of an observer. */
function useProblemText(problem: DraftProblem | undefined): string | undefined {
  const { i18n } = useLingui();
  return problem && problemText(i18n, problem);
}

/** A text of the configuration. */
export const DraftText = observed(function DraftText({ problem, ...field }: Draft<EntryTextProps>) {
  return <EntryText {...field} problem={useProblemText(problem)} />;
});

/** A number of the configuration as the region writes it; empty for none. */
export const DraftNumber = observed(function DraftNumber({ problem, ...field }: Draft<EntryNumberProps>) {
  return <EntryNumber {...field} problem={useProblemText(problem)} />;
});

/** One of several values. */
export const DraftSelect = observed(function DraftSelect<Value extends string>({ problem, ...field }: Draft<EntrySelectProps<Value>>) {
  return <EntrySelect {...field} problem={useProblemText(problem)} />;
});

export { EntryTick as DraftTick };
