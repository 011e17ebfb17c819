import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LeakTestProblem, TestedLeak } from '../../../../core/leakage/index.ts';
import { settingsText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { TypedMoment } from '../../../dates/index.ts';
import { Field, Icon, Locked, Panel } from '../../../kit/index.ts';
import { useFormat, useLockReason, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { LeakTestVm } from './leakTest.vm.ts';
import { useLeakText } from './useLeakText.ts';

/** Text ids. */
const problemWords: Readonly<Record<LeakTestProblem, string>> = {
  noTime: /*i18n*/ 'Bitte geben Sie an, von wann bis wann alle Verbraucher aus waren.',
  tooShort: /*i18n*/ 'Ein Leckagetest dauert mindestens 10 min.',
  tooLong: /*i18n*/ 'Ein Leckagetest dauert höchstens 24 h.',
  notOver: /*i18n*/ 'Die Zeit ist noch nicht um.',
};

const noteLength = 500;
/** In the address, so that a test goes on when the page is loaded again. */
const startName = 'test';

interface LeakTestPanelProps {
  readonly test: TestedLeak | undefined;
  readonly onSaved: () => void;
}

/** A time with all consumers off: it measures what leaks, and says what is used at night. */
export const LeakTestPanel = observer(function LeakTestPanel({ test, onSaved }: LeakTestPanelProps) {
  const { i18n } = useLingui();
  const reason = useLockReason();
  const edit = usePlantEdit();
  const plant = useService(stores.plant);
  const clock = useService(ports.clock);
  const [vm] = useState(() => new LeakTestVm({ edit, plant, clock }));
  const [query, setQuery] = useSearchParams();
  const asked = query.get(startName);
  useEffect(() => {
    if (asked === null) vm.cancel();
    else if (vm.startedMs === undefined && Number.isFinite(Number(asked))) vm.start(Number(asked));
  }, [vm, asked]);
  const remember = (atMs: number | undefined) => {
    const next = new URLSearchParams(query);
    if (atMs === undefined) next.delete(startName);
    else next.set(startName, String(Math.round(atMs)));
    setQuery(next, { replace: true });
  };
  const failure = useOutcomeText()(edit.outcome);
  const problem =
    vm.problem !== undefined
      ? i18n._(problemWords[vm.problem])
      : edit.problem === undefined
        ? failure
        : settingsText(i18n, edit.problem.message);
  const done = (isKept: boolean) => {
    if (!isKept) return;
    remember(undefined);
    onSaved();
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.save().then(done);
  };
  return (
    <Panel title={i18n._('Leckagetest')}>
      <div className="lq-test">
        <p className="t14">
          {i18n._(
            'Schalten Sie alle Verbraucher ab und lassen Sie die Station 10 min oder länger laufen. Was dann noch fließt, ist gemessene Leckage, und was sonst nachts fließt, der Nachtverbrauch.',
          )}
        </p>
        {test !== undefined && (
          <TestResult test={test} onRemove={edit.canWrite ? () => void vm.remove(test.range).then(done) : undefined} />
        )}
        <Locked isLocked={!edit.canWrite} reason={reason}>
          {vm.startedMs === undefined ? (
            <button
              type="button"
              className="btn"
              onClick={() => {
                vm.start();
                remember(vm.startedMs);
              }}
            >
              <Icon name="g-check" />
              {i18n._('Alle Verbraucher sind jetzt aus')}
            </button>
          ) : (
            <Running vm={vm} onEnd={() => void vm.end().then(done)} onCancel={() => remember(undefined)} />
          )}
          <details className="lq-list">
            <summary>{i18n._('Nachträglich eintragen')}</summary>
            <form className="lq-form" onSubmit={save} noValidate>
              <div className="lq-pair">
                {(['fromMs', 'untilMs'] as const).map((end) => (
                  <TypedMoment
                    key={end}
                    label={end === 'fromMs' ? i18n._('Alle aus von') : i18n._('Alle aus bis')}
                    atMs={vm[end]}
                    onType={(atMs) => vm.enter({ [end]: atMs })}
                    granularity="minute"
                    isInvalid={vm.problem !== undefined}
                    isDisabled={!edit.canWrite}
                  />
                ))}
              </div>
              <Field label={i18n._('Notiz')} isOff={!edit.canWrite}>
                {(control) => (
                  <input
                    {...control}
                    className="in"
                    maxLength={noteLength}
                    value={vm.note}
                    onChange={({ target }) => vm.enter({ note: target.value })}
                  />
                )}
              </Field>
              <div className="dg-answers">
                <button type="submit" className="btn" aria-busy={edit.isSaving}>
                  {i18n._('Test eintragen')}
                </button>
              </div>
            </form>
          </details>
        </Locked>
        <p className="t14" role={problem === undefined ? undefined : 'alert'}>
          {problem}
        </p>
      </div>
    </Panel>
  );
});

interface RunningProps {
  readonly vm: LeakTestVm;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** A test that goes on. */
const Running = observer(function Running({ vm, onEnd, onCancel }: RunningProps) {
  const { i18n } = useLingui();
  const { minute } = useFormat();
  return (
    <div className="lq-run">
      <p className="t14" role="status">
        {i18n._('Läuft seit {start}.', { start: minute(vm.startedMs) })}{' '}
        {vm.canEnd ? i18n._('Er kann enden; länger ist genauer.') : i18n._('Bitte bis {end} warten.', { end: minute(vm.enoughMs) })}
      </p>
      <progress className="lq-progress" value={vm.share} max={1} aria-label={i18n._('Leckagetest')} />
      <div className="dg-answers">
        <button type="button" className="btn" onClick={onCancel}>
          {i18n._('Abbrechen')}
        </button>
        <button type="button" className="btn pri" disabled={!vm.canEnd} onClick={onEnd}>
          {i18n._('Test beenden')}
        </button>
      </div>
    </div>
  );
});

/** What a test says, until it is old. */
const TestResult = observer(function TestResult({
  test,
  onRemove,
}: {
  readonly test: TestedLeak;
  readonly onRemove: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const text = useLeakText();
  const found = test.findings.find(({ kind }) => kind !== 'none');
  return (
    <dl className="lq-result t14">
      <div>
        <dt>
          {i18n._('Test am {day}, {from} bis {until}', {
            day: date(test.range.fromMs),
            from: minute(test.range.fromMs),
            until: minute(test.range.untilMs),
          })}
          {test.isOld && <> ({i18n._('alt')})</>}
        </dt>
        <dd>
          {found === undefined || found.kind === 'none' ? (
            test.findings[0] && text.basis(test.findings[0], true)
          ) : (
            <>
              <b>{text.flow(found.value).text}</b> ({text.flows(found)}) <KindMark kind="measured">{i18n._('gemessen')}</KindMark>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{i18n._('Nachtverbrauch daraus')}</dt>
        <dd>{text.flow(test.nightUseM3min).text}</dd>
      </div>
      {onRemove !== undefined && (
        <div>
          <dt />
          <dd>
            <button type="button" className="btn sm" onClick={onRemove}>
              {i18n._('Test verwerfen')}
            </button>
          </dd>
        </div>
      )}
    </dl>
  );
});
