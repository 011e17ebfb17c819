import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';

interface Choice {
  /** As the address names it. */
  readonly id: string;
  /** Text id. */
  readonly title: string;
}

const parameter = 'show';

/** The one of the choices that the address asks for, the first without; and how another is chosen. */
export function useChoice<C extends Choice>(choices: readonly C[]): readonly [C, (choice: C) => void] {
  const [query, setQuery] = useSearchParams();
  const [first] = choices;
  const choose = ({ id }: C) => {
    const next = new URLSearchParams(query);
    if (id === first!.id) next.delete(parameter);
    else next.set(parameter, id);
    setQuery(next, { replace: true });
  };
  return [choices.find(({ id }) => id === query.get(parameter)) ?? first!, choose];
}

interface ChoiceButtonsProps<C> {
  readonly label: string;
  readonly choices: readonly C[];
  readonly chosen: C;
  readonly onChoose: (choice: C) => void;
}

/** One of several, side by side. */
export function ChoiceButtons<C extends Choice>({ label, choices, chosen, onChoose }: ChoiceButtonsProps<C>) {
  const { i18n } = useLingui();
  return (
    <div className="seg" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice.id} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {i18n._(choice.title)}
        </button>
      ))}
    </div>
  );
}
