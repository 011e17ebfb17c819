import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { cssVars, IconButton, severityStyle } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { sourceNamed } from '../model/logView.ts';

/** Severity, component and words to narrow the log by; each choice states how many entries it shows. */
export const LogFilters = observer(function LogFilters({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  return (
    <div className="ph el-filters" role="search">
      <SeverityFilter vm={vm} />
      <SourceFilter vm={vm} />
      <input
        className="in el-in el-words"
        type="search"
        aria-label={i18n._('Suche in Code, Meldung und Komponente')}
        placeholder={i18n._('Suchen')}
        value={vm.view.words ?? ''}
        onChange={({ target }) => vm.narrow({ words: target.value })}
      />
      <span className="el-reset">
        {vm.isNarrowed && <IconButton icon="g-undo" label={i18n._('Filter zurücksetzen')} onPress={() => vm.showAll()} />}
      </span>
    </div>
  );
});

const SeverityFilter = observer(function SeverityFilter({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { entries } = vm.reading;
  const longest = number(entries?.length ?? 0, 0).length;
  return (
    <div className="seg el-severities" role="group" aria-label={i18n._('Schwere')} style={cssVars({ '--el-digits': longest })}>
      {vm.severityChoices.map(({ value, count }) => (
        <button key={value ?? ''} type="button" aria-pressed={vm.view.severity === value} onClick={() => vm.narrow({ severity: value })}>
          {value === undefined ? i18n._('Alle') : i18n._(severityStyle[value].word)}
          <span className="el-count">{entries && number(count, 0)}</span>
        </button>
      ))}
    </div>
  );
});

const SourceFilter = observer(function SourceFilter({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const sourceName = useSourceName();
  const { number } = useFormat();
  return (
    <>
      <label className="vh" htmlFor={id}>
        {i18n._('Komponente')}
      </label>
      <select
        id={id}
        className="in el-in el-sources"
        value={String(vm.view.source ?? '')}
        onChange={({ target }) => vm.narrow({ source: sourceNamed(target.value) })}
      >
        {vm.sourceChoices.map(({ value, count }) => (
          <option key={value ?? ''} value={value ?? ''}>
            {value === undefined
              ? i18n._('Alle Komponenten')
              : i18n._('{name} ({count})', { name: sourceName(value), count: number(count, 0) })}
          </option>
        ))}
      </select>
    </>
  );
});
