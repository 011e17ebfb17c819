import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/index.ts';
import { LoadFile } from './ConfigFile.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { exampleCommand, exampleOption } from './model/examplePlant.ts';
import { Sign } from './Sign.tsx';

interface Props {
  readonly vm: DevicesVm;
  readonly onConnect: () => void;
  readonly onSearch: () => void;
  /** Takes the plant of a demo at the same machine. */
  readonly onExample: () => void;
}

/** Text ids: why nothing can be connected. */
const lockedWords = {
  level: /*i18n*/ 'Verbinden kann die Anlage nur, wer schreiben darf.',
  source:
    /*i18n*/ 'Die Werte dieser Station sind keine von Geräten. Geräte liest eine Station, die ohne --demo und --source gestartet ist.',
  file: /*i18n*/ 'Die Einrichtung kommt aus einer Datei und lässt sich nur dort ändern.',
} as const;

/** Options of the command line stay whole where the line ends. */
const withOptions = (text: string): readonly ReactNode[] =>
  text.split(/(--[a-z]+)/u).map((part, i) =>
    part.startsWith('--') ? (
      <span key={i} className="fd-option">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Before there is any connection: what the page is for, and the ways to begin. */
export const FirstDevices = observer(function FirstDevices({ vm, onConnect, onSearch, onExample }: Props) {
  const { i18n } = useLingui();
  return (
    <section className="panel fd-first">
      <div>
        <h1>{i18n._('Noch keine Anlage verbunden')}</h1>
        <p className="dim">
          {i18n._(
            'Pressluft liest Verdichter, Zähler und Messstellen über Modbus, MQTT oder eine serielle Leitung. Es schreibt nie in ein Gerät.',
          )}
        </p>
        {vm.canWrite ? (
          <ol className="fd-how">
            <Way
              number={1}
              name={i18n._('Verbinden')}
              text={i18n._('Adresse eines Gateways, einer Steuerung oder einer Schnittstelle eingeben.')}
            >
              <button type="button" className="btn pri" onClick={onConnect}>
                <Sign name="plus" />
                {i18n._('Verbindung')}
              </button>
            </Way>
            <Way
              number={2}
              name={i18n._('Suchen')}
              text={i18n._('Ein eigenes Netz absuchen: 254 Adressen, Port 502, etwa 20 s. Der Vorgang wird protokolliert.')}
            >
              <button type="button" className="btn" onClick={onSearch}>
                <Sign name="find" />
                {i18n._('Netz absuchen')}
              </button>
            </Way>
            <Way number={3} name={i18n._('Übernehmen')} text={i18n._('Eine gespeicherte Einrichtung aus einer anderen Station laden.')}>
              <LoadFile vm={vm} />
            </Way>
            <Way
              number={4}
              name={i18n._('Ausprobieren')}
              text={
                <>
                  {i18n._(
                    'Ohne Anlage: Auf diesem Rechner zeigt eine Demo ihre Anlage über Modbus. Diese Station liest dort, wenn sie mit der Option gestartet ist.',
                  )}
                  <code className="fd-command">{exampleCommand}</code>
                  <code className="fd-command">{exampleOption}</code>
                </>
              }
            >
              <button type="button" className="btn" onClick={onExample}>
                <Icon name="g-link" />
                {i18n._('Beispielanlage')}
              </button>
            </Way>
          </ol>
        ) : (
          <p className="fd-how t14 dim">{withOptions(i18n._(lockedWords[vm.lockedBy ?? 'level']))}</p>
        )}
      </div>
      <div className="fd-pic">
        <svg className="mc lost fd-pale" viewBox="0 0 260 224" role="img" aria-label={i18n._('Eine Station ohne Verbindung')}>
          <path className="fd-pipe" d="M4 56H256M62 56V108" />
          <svg x="4" y="107" width="116" height="116" viewBox="0 0 128 128">
            <use href="#m-screw" />
          </svg>
          <svg x="148" y="0" width="96" height="216" viewBox="0 0 96 216">
            <use href="#m-receiver" />
          </svg>
          <path className="fd-floor" d="M4 215.5h252" />
        </svg>
      </div>
    </section>
  );
});

interface WayProps {
  readonly number: number;
  readonly name: string;
  readonly text: ReactNode;
  /** What begins it. */
  readonly children: ReactNode;
}

function Way({ number, name, text, children }: WayProps) {
  return (
    <li>
      <span aria-hidden className="fm-number">
        {number}
      </span>
      <p>
        <b>{name}</b>
        {text}
      </p>
      {children}
    </li>
  );
}
