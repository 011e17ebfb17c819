import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Spread } from '../../../../core/estimate/index.ts';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import {
  type ControlWhatIf,
  gateFigures,
  gateLimits,
  type PlantFit,
  type ReplayGate,
  type SameService,
  savingKind,
  type StateWhatIf,
  type WhatIf,
} from '../../../../core/replay/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { Alert, classNames, Icon, type IconName, Panel } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat, useSlotName } from '../../../station/index.ts';
import { ReplayProgress } from '../replay/ReplayProgress.tsx';
import { useWhatIfExplanation } from './useWhatIfExplanation.ts';
import { useWhatIfText } from './useWhatIfText.ts';
import type { WhatIfVm } from './whatIf.vm.ts';
import { gateWords, serviceWords } from './whatIfWords.ts';

const percent = 100;
const minOnLoadH = 10;
const serviceIcons: Readonly<Record<SameService, IconName>> = { same: 'g-check', notSame: 'i-warn', unknown: 'g-question' };

/** How far a replay is, what came out, and whether the model meets the log. */
export const OutcomePanel = observer(function OutcomePanel({ vm }: { readonly vm: WhatIfVm }) {
  const { i18n } = useLingui();
  const shown = (vm.answer ?? vm.asIs)?.whatIf;
  return (
    <Panel title={i18n._('Was herauskommt')} className="wi-outcome">
      <ReplayProgress done={vm.done} onCancel={() => vm.cancel()} />
      {vm.failure === 'failed' && <Alert>{i18n._('Die Nachrechnung ist fehlgeschlagen.')}</Alert>}
      {vm.isOld && vm.done === undefined && (
        <p className="t14 s-warn" role="status">
          {i18n._('Das Ergebnis gehört zu den Änderungen davor.')}
        </p>
      )}
      {vm.answer === undefined ? (
        <p className="t14 dim">{i18n._('Ändern Sie etwas und rechnen Sie die Tage damit nach.')}</p>
      ) : (
        shown !== undefined && shown.kind !== 'none' && <Saving of={shown} />
      )}
      {shown !== undefined && shown.kind !== 'none' && <Gate gate={shown.gate} />}
      {shown !== undefined && shown.kind !== 'none' && <Sparse of={shown.fitted} />}
    </Panel>
  );
});

/** A machine that hardly ran has a rough model: moved to the front it starts too often. */
const Sparse = observer(function Sparse({ of }: { readonly of: PlantFit }) {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  const sparse = of.machines.filter(({ onLoadH }) => onLoadH < minOnLoadH).map(({ machine }) => slotName(machine.slot));
  if (sparse.length === 0) return null;
  return (
    <p className="label">
      {i18n._('Weniger als {hours} h unter Last: {machines}. Was eine andere Reihenfolge mit ihnen bewirkt, ist unsicher.', {
        hours: minOnLoadH,
        machines: sparse.join(', '),
      })}
    </p>
  );
});

const Saving = observer(function Saving({ of }: { readonly of: Exclude<WhatIf, { readonly kind: 'none' }> }) {
  return of.kind === 'state' ? <StateSaving of={of} /> : <ControlSaving of={of} />;
});

const ControlSaving = observer(function ControlSaving({ of }: { readonly of: ControlWhatIf }) {
  const { i18n } = useLingui();
  const text = useWhatIfText();
  const explanation = useWhatIfExplanation();
  const { savingKWh, cost, co2Kg, isDifference, service, fitted } = of;
  if (service === 'notSame') return <Service of={service} />;
  if (!isDifference)
    return (
      <p className="wi-none" role="status">
        {i18n._('Kein Unterschied, der größer ist als die Unsicherheit der Rechnung.')}
      </p>
    );
  const isMore = savingKWh.value < 0;
  const title = isMore ? i18n._('Diese Tage hätten mehr gekostet, um') : i18n._('Diese Tage hätten weniger gekostet, um');
  const turned = (spread: Spread): Spread => (isMore ? { value: -spread.value, low: -spread.high, high: -spread.low } : spread);
  const energy = turned(savingKWh);
  const money = cost && turned(cost.saving);
  const { figure, unit } = money === undefined ? text.energy(energy.value) : text.money(money.value);
  const kind = savingKind(fitted);
  const explained = { of: () => explanation(of) };
  return (
    <>
      <div className="wi-figures">
        <div>
          <p className="label">
            {title}
            {money === undefined ? (
              <Explain figure="changeSaving" name={i18n._('Ersparnis')} value={text.energy(savingKWh.value).text} {...explained} />
            ) : (
              <Explain figure="changeCostSaving" name={i18n._('Ersparnis')} value={text.money(cost!.saving.value).text} {...explained} />
            )}
          </p>
          <p className="fig l">
            {figure}
            {unit !== '' && <span className="unit">{unit}</span>}
          </p>
          <IntervalBar of={{ kind, ...(money ?? energy) }} />
          <p className="label">{money === undefined ? text.between(energy) : text.moneyBetween(money)}</p>
        </div>
        {money !== undefined && (
          <Beside title={i18n._('Energie')} spread={energy} unit={text.energyUnit} figure="changeSaving" {...explained} />
        )}
        {co2Kg !== undefined && (
          <Beside title={i18n._('CO₂-Äquivalent')} spread={turned(co2Kg.saving)} unit="kg" figure="changeCo2Saving" {...explained} />
        )}
      </div>
      <p className="label">
        <KindMark kind={kind}>{i18n._(kindWords[kind])}</KindMark> {i18n._('Modell gegen Modell, 90 % der Läufe')}
      </p>
      <Service of={service} />
    </>
  );
});

/** Whether consumers get the same; where they don't there is no saving. */
function Service({ of }: { readonly of: SameService }) {
  const { i18n } = useLingui();
  return (
    <p className={classNames('wi-service', of === 'notSame' && 's-warn')} role={of === 'notSame' ? 'alert' : undefined}>
      <Icon name={serviceIcons[of]} /> {i18n._(serviceWords[of])}
    </p>
  );
}

interface BesideProps {
  readonly title: string;
  readonly spread: Spread;
  readonly unit: string;
  /** How it is calculated. */
  readonly figure?: ComputedFigure;
  readonly of?: () => Explanation;
}

const Beside = observer(function Beside({ title, spread, unit, figure, of }: BesideProps) {
  const text = useWhatIfText();
  return (
    <div>
      <p className="label">
        {title}
        {figure && of && <Explain figure={figure} name={title} value={`${text.rough(spread.value)} ${unit}`} of={of} />}
      </p>
      <p className="fig m">
        {text.rough(spread.value)}
        <span className="unit">{unit}</span>
      </p>
      <p className="label">{text.between(spread)}</p>
    </div>
  );
});

const StateSaving = observer(function StateSaving({ of }: { readonly of: StateWhatIf }) {
  const { i18n } = useLingui();
  const text = useWhatIfText();
  const explanation = useWhatIfExplanation();
  const { state, leavesOut, fitted } = of;
  const { savingKWh, addedStarts, runOnKWh } = state;
  return (
    <>
      <p role="status">
        {i18n._(
          'Das Modell trifft die Station nicht genau genug. Gerechnet ist nur, was die aufgezeichneten Zustände weniger gekostet hätten.',
        )}
      </p>
      <div className="wi-figures">
        <Beside title={i18n._('Energie')} spread={savingKWh} unit={text.energyUnit} figure="stateSaving" of={() => explanation(of)} />
        <Beside title={i18n._('Kleinerer Druck')} spread={state.pressureKWh} unit={text.energyUnit} />
        <Beside title={i18n._('Weniger Leckluft')} spread={state.flowKWh} unit={text.energyUnit} />
        <div>
          <p className="label">{i18n._('Kürzerer Nachlauf')}</p>
          <p className="fig m">
            {text.rough(runOnKWh)}
            <span className="unit">{text.energyUnit}</span>
          </p>
          <p className="label">{i18n._('{count} Starts mehr', { count: addedStarts })}</p>
        </div>
      </div>
      <p className="label">
        <KindMark kind={savingKind(fitted)}>{i18n._(kindWords[savingKind(fitted)])}</KindMark>
      </p>
      {leavesOut && <p className="t14">{i18n._('Was andere Änderungen bewirken, lässt sich so nicht sagen.')}</p>}
    </>
  );
});

const Gate = observer(function Gate({ gate }: { readonly gate: ReplayGate }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const text = useWhatIfText();
  return (
    <section className="wi-gate" aria-label={i18n._('Trifft das Modell die Station?')}>
      <h3>{i18n._('Trifft das Modell die Station?')}</h3>
      <ul>
        {gateFigures.map((name) => {
          const isFailed = gate.failed.includes(name);
          return (
            <li key={name} className={isFailed ? 's-warn' : undefined}>
              <Icon name={isFailed ? 'i-warn' : 'g-check'} />
              <span>
                {i18n._(gateWords[name])}
                <span className="label">{i18n._('Grenze {limit} %', { limit: number(gateLimits[name] * percent, 0) })}</span>
              </span>
              <b>{text.share(gate.figures[name])}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
