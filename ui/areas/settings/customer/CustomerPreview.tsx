import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { linkProblem } from '../../../../core/settings/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Icon, product } from '../../../kit/index.ts';
import { contactTarget } from '../../../shell/index.ts';
import { anyForm, type GroupForm, useFieldText } from '../form/index.ts';

const shownLines = ['customer', 'plantAddress', 'supportContact', 'supportPhone'] as const;

/** The header, and the lines that mails have, as the form stands. */
export const CustomerPreview = observer(function CustomerPreview({ form }: { readonly form: GroupForm<'customer'> }) {
  const { i18n } = useLingui();
  const text = useFieldText(anyForm(form));
  const { values } = form.vm;
  const ownName = useService(stores.station).facts?.stationName;
  const target = linkProblem(values.contactLink) === undefined ? contactTarget(values.contactLink) : undefined;
  const lines = shownLines.filter((path) => values[path].trim() !== '');
  return (
    <div className="cu-preview">
      <div className="cu-head">
        <Icon name="g-mark" />
        <b>{product}</b>
        <span>{values.stationName || ownName}</span>
        {target !== undefined && (
          <a
            className="ib"
            href={target}
            target="_blank"
            rel="noreferrer"
            aria-label={i18n._('Kontakt ausprobieren: {link}', { link: target })}
          >
            <Icon name="g-mail" />
          </a>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="t14 dim">{i18n._('Mails nennen weder Kunde noch Service.')}</p>
      ) : (
        <dl className="cu-lines">
          {lines.map((path) => (
            <div key={path}>
              <dt>{text.label(path)}</dt>
              <dd>{values[path].trim()}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
});
