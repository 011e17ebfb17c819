import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../station/index.ts';
import type { NamedTokensVm } from './namedTokens.vm.ts';
import type { TokenWords } from './TokenWords.ts';

interface Props {
  readonly vm: NamedTokensVm;
  readonly words: TokenWords;
}

/** Each token with when it was made and last used, and the way to revoke it. */
export const TokenRows = observer(function TokenRows({ vm, words }: Props) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const moment = (atMs: number) => `${date(atMs)} ${minute(atMs)}`;
  if (vm.state === 'failed') return <p className="fm-note t14">{i18n._(words.readFailed)}</p>;
  if (vm.tokens.length === 0) return <p className="fm-note t14 dim">{i18n._(words.none)}</p>;
  return (
    <ul className="tk-rows">
      {vm.tokens.map((token) => (
        <li key={token.id}>
          <div>
            <h3>{token.name}</h3>
            <p className="t14 dim">
              {i18n._('Angelegt {time}', { time: moment(token.madeMs) })},{' '}
              {token.usedMs === undefined ? i18n._('noch nie benutzt') : i18n._('zuletzt benutzt {time}', { time: moment(token.usedMs) })}
            </p>
          </div>
          <button type="button" className="btn" onClick={() => vm.askToRevoke(token)}>
            {i18n._('Widerrufen')}
            <span className="vh"> {token.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
