import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { AirBalance } from '../../../../core/machines/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { KeyValue, KeyValueList, Panel } from '../../../kit/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { DeviationBar } from './DeviationBar.tsx';
import { noAirWords } from './machineWords.ts';

/** The scale reaches a little farther than what it shows. */
const [minReach, margin] = [0.1, 1.15];
const [digits, narrowest] = [3, 0.001];

/** Whether each machine delivers what it reports. */
export const AirBalancePanel = observer(function AirBalancePanel({ air }: { readonly air: AirBalance }) {
  const { i18n } = useLingui();
  const { number, quantity } = useFormat();
  const slotName = useSlotName();
  const { machines, windows, gap, volumeM3, condition } = air;
  /** Ends that are written alike would say that nothing is uncertain. */
  const interval = (kind: string, ends: { readonly low: number; readonly high: number }) => {
    const [low, high] = [number(ends.low, digits), number(ends.high, digits)];
    return low === high
      ? i18n._('{kind}, genauer als ± {limit}', { kind, limit: number(narrowest, digits) })
      : i18n._('{kind}, {low} bis {high}', { kind, low, high });
  };
  const reach =
    margin *
    machines.reduce(
      (most, { share }) => (share.kind === 'none' ? most : Math.max(most, Math.abs(share.low - 1), Math.abs(share.high - 1))),
      minReach,
    );
  return (
    <div className="mc-two">
      <Panel title={i18n._('Liefert jede, was sie meldet?')} className="mc-panel" bare>
        <table className="tb tb-named tb-stacked mc-table">
          <thead>
            <tr>
              <th scope="col">{i18n._('Verdichter')}</th>
              <th scope="col" className="mc-bar">
                {i18n._('Anteil, der ankommt, {low} bis {high}', { low: number(1 - reach, 2), high: number(1 + reach, 2) })}
              </th>
              <th scope="col" className="r">
                {i18n._('zum Median')}
              </th>
              <th scope="col">{i18n._('Grundlage oder Grund')}</th>
            </tr>
          </thead>
          <tbody>
            {machines.map(({ slot, share, onLoadH, likeSlot }) => (
              <tr key={slot} data-slot={slot} data-kind={share.kind}>
                <th scope="row">{slotName(slot)}</th>
                <td className="mc-bar">
                  <DeviationBar
                    of={share.kind === 'none' ? undefined : { value: share.value - 1, low: share.low - 1, high: share.high - 1 }}
                    tolerance={undefined}
                    reach={reach}
                    isBeyond={false}
                  />
                </td>
                <td className="r" data-label={i18n._('zum Median')}>
                  {share.kind === 'none' ? <span className="none">{missing}</span> : number(share.value, digits)}
                </td>
                <td className="mc-says">
                  {share.kind === 'none' ? (
                    i18n._(noAirWords[share.reason], {
                      hours: number(onLoadH, 0),
                      machine: likeSlot === undefined ? i18n._('anderen') : slotName(likeSlot),
                    })
                  ) : (
                    <KindMark kind={share.kind}>{interval(i18n._(kindWords[share.kind]), share)}</KindMark>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={i18n._('Luftbilanz')}>
        <KeyValueList>
          <KeyValue name={i18n._('Offen')}>{gap === undefined ? missing : quantity('share', gap).text}</KeyValue>
          <KeyValue name={i18n._('Behälter und Leitungen, gefunden')}>{quantity('volume', volumeM3).text}</KeyValue>
          <KeyValue name={i18n._('Minuten')}>{number(windows, 0)}</KeyValue>
          <KeyValue name={i18n._('Kondition, unter 100')}>{condition === undefined ? missing : number(condition, 0)}</KeyValue>
        </KeyValueList>
        <p className="label">
          {i18n._('Ein Fehler des Volumenstromsensors trifft alle gleich. Darum zählt nur der Unterschied zwischen den Maschinen.')}
        </p>
      </Panel>
    </div>
  );
});
