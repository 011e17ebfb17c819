import { useLingui } from '@lingui/react';
import { type Level, levels } from '../../../../core/access/index.ts';
import { Icon } from '../../../kit/index.ts';
import { levelWords } from './levelWords.ts';

interface Props {
  /** The level whose password was changed last. */
  readonly changed: Level | undefined;
  readonly onChange: (level: Level) => void;
}

/** The three levels, each with the way to change its password. */
export function PasswordRows({ changed, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <ul className="pw-rows">
      {levels.map((level) => {
        const name = i18n._(levelWords[level].name);
        return (
          <li key={level} className="pw-row">
            <div>
              <h3>{name}</h3>
              <p className="t14 dim">{i18n._(levelWords[level].meaning)}</p>
            </div>
            <button type="button" className="btn" onClick={() => onChange(level)}>
              {i18n._('Passwort ändern')}
              <span className="vh"> {name}</span>
            </button>
            {level === changed && (
              <p className="pw-done" role="status">
                <Icon name="g-check" />
                {i18n._('Passwort geändert. Andere Sitzungen dieser Stufe sind beendet.')}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
