import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ListedService } from '../../../../core/maintenance/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { classNames, Link } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import { servicePath } from '../../../shell/index.ts';
import { DueChip } from './DueChip.tsx';
import { RemainingHours } from './RemainingHours.tsx';
import { useExpectedDate } from './useExpectedDate.ts';
import { partServicePath } from '../care/carePaths.ts';

/** The services that come first, as large figures; an empty place shows `---`, and when nothing was ever reported, a shape. */
export const NextServices = observer(function NextServices({
  services,
  isLoading,
}: {
  readonly services: readonly (ListedService | undefined)[];
  readonly isLoading: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <ol className="panel mt-next" aria-label={i18n._('Als Nächstes fällig')} aria-busy={isLoading}>
      {services.map((service, place) => (
        <li key={place} className="mt-next-item">
          {service === undefined ? <EmptyPlace isLoading={isLoading} /> : <NextService service={service} />}
        </li>
      ))}
    </ol>
  );
});

function EmptyPlace({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <>
      <span className={classNames('mt-bone mt-bone-chip', !isLoading && 'mt-bone-none')} />
      <p className="fig l none">{missing}</p>
      <span className={classNames('mt-bone', !isLoading && 'mt-bone-none')} />
      <span className={classNames('mt-bone', !isLoading && 'mt-bone-none')} />
    </>
  );
}

const NextService = observer(function NextService({ service }: { readonly service: ListedService }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { aboutWhen } = useExpectedDate();
  const sourceName = useSourceName();
  const { index, component, intervalH, due, expectedMs } = service;
  const facts = [
    intervalH !== undefined && i18n._('Intervall {hours}', { hours: `${number(intervalH, 0)}\u00a0h` }),
    expectedMs !== undefined && aboutWhen(expectedMs),
  ].filter((fact) => fact !== false);
  return (
    <>
      {due === undefined ? <span className="st none">{missing}</span> : <DueChip due={due} />}
      <p className="fig l">
        <RemainingHours service={service} />
      </p>
      <p className="strong">
        <Link className="mt-link" to={partServicePath(index, component)}>
          {i18n._(serviceNames[component])}
        </Link>
      </p>
      <p className="t14 dim">
        <Link className="mt-beside" to={servicePath(index)}>
          {sourceName(index)}
        </Link>
        {facts.map((fact) => (
          <span key={fact}>
            , <span className="mt-fact">{fact}</span>
          </span>
        ))}
      </p>
    </>
  );
});
