import { useLingui } from '@lingui/react';
import type { FieldConnection, FieldDevice } from '../../../../core/field/index.ts';
import type { ModelChoice } from '../../../../core/ports/index.ts';
import { useFormat } from '../../../station/index.ts';
import { kindWords, pointWord } from './fieldWords.ts';

const parities = { none: 'N', even: 'E', odd: 'O' } as const;

/** The names of what the page shows. */
export interface FieldNames {
  readonly connection: (connection: FieldConnection) => string;
  /** How it is reached: kind and address. */
  readonly address: (connection: FieldConnection) => string;
  readonly device: (device: FieldDevice) => string;
  readonly model: (model: ModelChoice) => string;
  readonly point: (key: string) => string;
}

/** Only inside an observer. */
export function useFieldNames(): FieldNames {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const address = (connection: FieldConnection): string => {
    const kind = i18n._(kindWords[connection.kind]);
    switch (connection.kind) {
      case 'serial':
        return `${connection.device}, ${number(connection.baud, 0)} Bd, 8${parities[connection.parity]}${connection.stopBits}`;
      case 'mqtt':
        return connection.url;
      case 'modbusTcp':
        return `${kind}, ${connection.host}:${connection.port ?? 502}`;
      default:
        return `${kind}, ${connection.host}`;
    }
  };
  return {
    connection: ({ id, name }) => name ?? id,
    address,
    device: ({ id, name }) => name ?? id,
    model: ({ vendor, model, variant }) => [vendor === 'any' ? '' : vendor, model, variant].filter(Boolean).join(' '),
    point(key) {
      const known = pointWord(key);
      if (known !== undefined) return i18n._(known);
      const input = /^(in|status)([1-8])$/.exec(key);
      if (input === null) return key;
      return input[1] === 'in' ? i18n._('Eingang {number}', { number: input[2] }) : i18n._('Status {number}', { number: input[2] });
    },
  };
}
