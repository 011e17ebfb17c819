import { useLingui } from '@lingui/react';
import { Suspense, useRef, useState } from 'react';
import { allTexts } from '../../kit/allTexts.ts';
import { Icon, lazyPart } from '../../kit/index.ts';
import './explain.css';
import type { ExplainProps } from './Explanation.ts';

const sheet = () => import('./ExplainSheet.tsx');
/** The overview begins with few texts: the sheet brings the others. */
const ExplainSheet = lazyPart(async () => (await Promise.all([sheet(), allTexts()]))[0].ExplainSheet);

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
