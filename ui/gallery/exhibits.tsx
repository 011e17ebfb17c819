import { useLingui } from '@lingui/react';
import { type ComponentType, useRef, useState } from 'react';
import {
  Alert,
  Banner,
  CalendarSign,
  CopyButton,
  Dialog,
  Field,
  Headline,
  Icon,
  IconButton,
  iconNames,
  KeyValue,
  KeyValueList,
  Link,
  Locked,
  LookMark,
  MachineDrawing,
  masterStyle,
  NavLink,
  Panel,
  RemoveButton,
  RowGrid,
  SaveCsv,
  sdCardStyle,
  severityStyle,
  Skeleton,
  SkeletonBar,
  type SortDirection,
  SortArrows,
  SortHead,
  Sparkline,
  Stepper,
  Switch,
} from '../kit/index.ts';

const nothing = () => undefined;

function Alerts() {
  const { i18n } = useLingui();
  return <Alert>{i18n._('Fehler beim Datenabruf')}</Alert>;
}

function Banners() {
  const { i18n } = useLingui();
  const icons = { comm: 'i-comm', error: 'i-error', warn: 'i-warn', maint: 'i-maint', ok: 'g-check', quiet: 'g-station' } as const;
  return (
    <div className="gl-wide">
      {(['comm', 'error', 'warn', 'maint', 'ok', 'quiet'] as const).map((tone) => (
        <Banner key={tone} tone={tone} icon={icons[tone]}>
          <b>{i18n._('Verbindung zur Steuerung gestört')}</b>
        </Banner>
      ))}
    </div>
  );
}

const answers = ['plain', 'dismissable', 'withClose'] as const;

function Dialogs() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<(typeof answers)[number]>();
  const close = () => setOpen(undefined);
  return (
    <>
      {answers.map((kind) => (
        <button key={kind} type="button" className="btn" onClick={() => setOpen(kind)}>
          {kind}
        </button>
      ))}
      {open !== undefined && (
        <Dialog
          title={i18n._('Änderungen verwerfen?')}
          role={open === 'plain' ? 'alertdialog' : 'dialog'}
          isDismissable={open === 'dismissable'}
          hasClose={open === 'withClose'}
          takesFocus={open === 'withClose'}
          onClose={close}
        >
          <p>{i18n._('Auf dieser Seite gibt es Änderungen, die noch nicht übernommen sind.')}</p>
          <div className="dg-answers">
            <button type="button" className="btn" onClick={close}>
              {i18n._('Verwerfen und weiter')}
            </button>
            <button type="button" className="btn pri" onClick={close}>
              {i18n._('Auf der Seite bleiben')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Fields() {
  const { i18n } = useLingui();
  const label = i18n._('Passwort');
  return (
    <>
      <Field label={label}>{(control) => <input {...control} className="in" />}</Field>
      <Field label={label} note={{ text: i18n._('Optional') }}>
        {(control) => <input {...control} className="in" />}
      </Field>
      <Field label={label} note={{ icon: 'g-check', text: i18n._('Gespeichert') }}>
        {(control) => <input {...control} className="in" />}
      </Field>
      <Field label={label} isInvalid note={{ icon: 'i-error', tone: 's-error', text: i18n._('Falsches Passwort!') }}>
        {(control) => <input {...control} className="in" />}
      </Field>
      <Field label={label} isOff>
        {(control) => <input {...control} className="in" />}
      </Field>
      <Field label={label} className="small">
        {(control) => <input {...control} className="in" />}
      </Field>
      <Field label={i18n._('Zeitraum ändern')} isGroup>
        {() => (
          <div className="seg">
            <button type="button" aria-pressed>
              {i18n._('Von')}
            </button>
            <button type="button" aria-pressed={false}>
              {i18n._('Bis')}
            </button>
          </div>
        )}
      </Field>
    </>
  );
}

function Icons() {
  return iconNames
    .filter((name) => !name.startsWith('m-'))
    .map((name) => (
      <span key={name} className="st s-warn">
        <Icon name={name} />
      </span>
    ));
}

function Headlines() {
  const { i18n } = useLingui();
  return (
    <div className="gl-wide">
      <Headline title={i18n._('Bilanzbericht')} note={i18n._('Anforderung läuft')}>
        <button type="button" className="btn">
          {i18n._('Zeitraum ändern')}
        </button>
      </Headline>
    </div>
  );
}

function KeyValues() {
  const { i18n } = useLingui();
  return (
    <div className="gl-wide">
      <KeyValueList>
        <KeyValue name={i18n._('Netzdruck')}>{'7,42'}</KeyValue>
        <KeyValue name={i18n._('Abdeckung')} note="%">
          {'98'}
        </KeyValue>
      </KeyValueList>
    </div>
  );
}

function Locks() {
  const { i18n } = useLingui();
  return [false, true].map((isLocked) => (
    <Locked key={`${isLocked}`} isLocked={isLocked} reason={isLocked ? i18n._('Anforderung läuft') : undefined}>
      <Panel title={i18n._('Startseite')}>
        <button type="button" className="btn">
          {i18n._('Übernehmen')}
        </button>
      </Panel>
    </Locked>
  ));
}

const looksOf = (looks: object) =>
  function Looks() {
    return Object.entries(looks).map(([state, look]) => <LookMark key={state} look={look} />);
  };

const kinds = ['screw', 'piston', 'turbo'] as const;

function Machines() {
  return kinds.flatMap((kind) =>
    (['load', 'noLoad', 'dark'] as const).map((chamber) => (
      <MachineDrawing
        key={kind + chamber}
        kind={kind}
        make={chamber === 'noLoad' ? 'thirdParty' : 'own'}
        chamber={chamber}
        motor={chamber !== 'dark'}
        valve={chamber === 'load'}
        frequencyConverter={kind === 'screw'}
        lost={chamber === 'dark'}
      />
    )),
  );
}

function Panels() {
  const { i18n } = useLingui();
  const action = (
    <button type="button" className="btn sm">
      {i18n._('Drucken')}
    </button>
  );
  return (
    <div className="gl-wide">
      <Panel title={i18n._('Vorschau')} actions={action}>
        {i18n._('Lädt')}
      </Panel>
    </div>
  );
}

const manyRows = 1000;

function Grids() {
  const { i18n } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [openIndex, setOpen] = useState<number>();
  return (
    <RowGrid
      label={i18n._('Werte')}
      className="tb"
      count={manyRows}
      rowPx={28}
      columns={1}
      fixedRows={1}
      openIndex={openIndex}
      body={body}
      scroller={scroller}
      scrollerClass="scroll gl-wide gl-rows"
      viewPx={() => scroller.current?.clientHeight ?? 0}
      onKey={(key) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[key];
        if (step !== undefined) setOpen(Math.min(Math.max((openIndex ?? -1) + step, 0), manyRows - 1));
        return step !== undefined;
      }}
      head={
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{i18n._('Zeitpunkt')}</th>
          </tr>
        </thead>
      }
    >
      {({ from, until, rowId }) =>
        Array.from({ length: until - from }, (_, i) => (
          <tr key={from + i} id={rowId(from + i)} aria-rowindex={from + i + 2} aria-selected={from + i === openIndex}>
            <td>{from + i}</td>
          </tr>
        ))
      }
    </RowGrid>
  );
}

function Skeletons() {
  const { i18n } = useLingui();
  return (
    <div className="gl-wide">
      <Skeleton label={i18n._('Lädt')} bars={3} className="gl-lines" />
    </div>
  );
}

function SortHeads() {
  const { i18n } = useLingui();
  const directions: readonly (SortDirection | undefined)[] = [undefined, 'ascending', 'descending'];
  return (
    <table className="tb">
      <thead>
        <tr>
          {directions.map((direction, i) => (
            <SortHead key={i} direction={direction} onSort={nothing} isNumber={i > 0}>
              {i18n._('Abdeckung')}
            </SortHead>
          ))}
        </tr>
      </thead>
    </table>
  );
}

const timesMs = Float64Array.from({ length: 60 }, (_, i) => i * 10_000);
const column = Float64Array.from(timesMs, (_, i) => (i > 20 && i < 26 ? NaN : 7 + Math.sin(i / 6)));

function Sparklines() {
  const trend = { span: { fromMs: 0, untilMs: 600_000 }, timesMs, minRange: 1 };
  return (
    <>
      <Sparkline {...trend} column={column} />
      <Sparkline {...trend} column={column} floor={0} />
      <Sparkline {...trend} column={column} isStale />
      <Sparkline {...trend} column={undefined} />
    </>
  );
}

function Switches() {
  const { i18n } = useLingui();
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch label={i18n._('Ton')} isOn={isOn} onChange={setOn} />
      <Switch label={i18n._('Benachrichtigung')} isOn={!isOn} onChange={(off) => setOn(!off)} />
      <Switch label={i18n._('Benachrichtigung')} isOn={false} isDisabled onChange={() => undefined} />
    </>
  );
}

function Steppers() {
  const { i18n } = useLingui();
  const [backLabel, forwardLabel] = [i18n._('Vorheriger Verdichter'), i18n._('Nächster Verdichter')];
  const step = (to: string) => ({ to, name: i18n._('Verdichter {number}', { number: to }) });
  return (
    <>
      <Stepper back={undefined} forward={step('2')} backLabel={backLabel} forwardLabel={forwardLabel} />
      <Stepper back={step('1')} forward={undefined} backLabel={backLabel} forwardLabel={forwardLabel} />
    </>
  );
}

function Links() {
  const { i18n } = useLingui();
  return <Link to="/elsewhere">{i18n._('Als Tabelle')}</Link>;
}

function NavLinks() {
  const { i18n } = useLingui();
  return ['/gallery', '/elsewhere'].map((to) => (
    <NavLink key={to} to={to} className="rail-item">
      {i18n._('Als Diagramm')}
    </NavLink>
  ));
}

const CopyButtons = () => [false, true].map((isSmall) => <CopyButton key={`${isSmall}`} text="http://192.168.40.2" isSmall={isSmall} />);

function IconButtons() {
  const { i18n } = useLingui();
  return <IconButton icon="g-close" label={i18n._('Schließen')} onPress={nothing} />;
}

const CsvButtons = () =>
  [false, true].map((isDisabled) => <SaveCsv key={`${isDisabled}`} region="de-DE" isDisabled={isDisabled} onSave={nothing} />);

function RemoveButtons() {
  const { i18n } = useLingui();
  return <RemoveButton label={i18n._('Entfernen')} question={i18n._('Anpassung „{note}“ löschen?', { note: '7' })} onRemove={nothing} />;
}

const Bar = () => (
  <div className="gl-wide">
    <SkeletonBar />
  </div>
);

/** By the name that the kit exports it by. */
export const exhibits: Readonly<Record<string, ComponentType>> = {
  Alert: Alerts,
  Banner: Banners,
  CalendarSign,
  CopyButton: CopyButtons,
  Dialog: Dialogs,
  Field: Fields,
  Headline: Headlines,
  Icon: Icons,
  IconButton: IconButtons,
  KeyValue: KeyValues,
  KeyValueList: KeyValues,
  Link: Links,
  Locked: Locks,
  LookMark: looksOf({ ...severityStyle, missing: undefined }),
  MachineDrawing: Machines,
  masterStyle: looksOf(masterStyle),
  NavLink: NavLinks,
  Panel: Panels,
  RemoveButton: RemoveButtons,
  RowGrid: Grids,
  SaveCsv: CsvButtons,
  sdCardStyle: looksOf(sdCardStyle),
  severityStyle: looksOf(severityStyle),
  Skeleton: Skeletons,
  SkeletonBar: Bar,
  SortArrows: () => <SortArrows direction="ascending" />,
  SortHead: SortHeads,
  Sparkline: Sparklines,
  Stepper: Steppers,
  Switch: Switches,
};
