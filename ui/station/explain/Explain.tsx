import { useLingui } from '@lingui/react';
import { Suspense, useRef, useState } from 'react';
import type { ComputedFigure } from '../../../core/formulas/index.ts';
import { Icon, lazyPart } from '../../kit/index.ts';
import './explain.css';
import type { Explanation } from './Explanation.ts';

const ExplainSheet = lazyPart(async () => (await import('./ExplainSheet.tsx')).ExplainSheet);

export interface ExplainProps {
  readonly figure: ComputedFigure;
  /** As the page names it. */
  readonly name: string;
  /** As the page shows it, with its unit. */
  readonly value: string;
  /** Asked for when somebody wants to know. */
  readonly of: Explanation;
}

/** The way to how a computed figure comes about. */
export function Explain(props: ExplainProps) {
  const { i18n } = useLingui();
  const [at, setAt] = useState<DOMRect>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ex-open"
        data-explains={props.figure}
        aria-haspopup="dialog"
        aria-label={i18n._('{name}: Wie wird das berechnet?', { name: props.name })}
        title={i18n._('Wie wird das berechnet?')}
        onClick={() => setAt(button.current?.getBoundingClientRect())}
      >
        <Icon name="g-question" />
      </button>
      {at && (
        <Suspense>
          <ExplainSheet {...props} at={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
