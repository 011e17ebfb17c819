import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, Icon, type IconName } from '../../../kit/index.ts';
import type { CompressorVm } from './compressor.vm.ts';

interface Lamp {
  readonly icon: IconName;
  /** Undefined while it is not known. */
  readonly isLit: boolean | undefined;
  /** Classes that light it. */
  readonly lit: string;
  readonly unlit: string;
  /** In words: lit, unlit, not known. */
  readonly words: readonly [lit: string, unlit: string, unknown: string];
}

export interface MachineLampsProps {
  readonly vm: CompressorVm;
  readonly frequencyConverter: boolean;
}

/** The machine's symbols in words: motor, valve, frequency converter, service. */
export const MachineLamps = observer(function MachineLamps({ vm, frequencyConverter }: MachineLampsProps) {
  const { i18n } = useLingui();
  const { symbols, needsMaintenance, isServiceOverdue } = vm;
  const lamps: readonly Lamp[] = [
    {
      icon: 'i-motor',
      isLit: symbols?.motor,
      lit: 'mc motor',
      unlit: 'mc',
      words: [i18n._('Motor läuft'), i18n._('Motor steht'), i18n._('Motor {none}', { none: missing })],
    },
    {
      icon: 'i-valve',
      isLit: symbols?.valve,
      lit: 'mc valve',
      unlit: 'mc',
      words: [i18n._('Ventil offen'), i18n._('Ventil zu'), i18n._('Ventil {none}', { none: missing })],
    },
    {
      icon: 'i-fu',
      isLit: frequencyConverter,
      lit: 'mc',
      unlit: 'mc',
      words: [i18n._('Frequenzumrichter eingebaut'), i18n._('Kein Frequenzumrichter'), ''],
    },
    {
      icon: 'i-maint',
      isLit: needsMaintenance,
      lit: isServiceOverdue ? 's-warn' : 's-maint',
      unlit: 's-off',
      words: [
        isServiceOverdue ? i18n._('Wartung überfällig') : i18n._('Wartung fällig'),
        i18n._('Keine Wartung fällig'),
        i18n._('Wartung {none}', { none: missing }),
      ],
    },
  ];
  return (
    <ul className="mf-lamps" aria-label={i18n._('Symbole')}>
      {lamps.map(({ icon, isLit, lit, unlit, words }) => (
        <li key={icon} className={classNames(isLit !== true && 'mf-unlit')}>
          <Icon name={icon} className={isLit === true ? lit : unlit} />
          {words[isLit === undefined ? 2 : isLit ? 0 : 1]}
        </li>
      ))}
    </ul>
  );
});
