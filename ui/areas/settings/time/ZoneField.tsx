import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Icon, lazyPart } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { anyForm, FieldFrame, type GroupForm, useFieldText } from '../form/index.ts';
import type { TimeZonesVm } from './timeZones.vm.ts';

const code = () => import('./ZonePicker.tsx');
const ZonePicker = lazyPart(async () => (await code()).ZonePicker);

interface Props {
  readonly form: GroupForm<'time'>;
  readonly zones: TimeZonesVm;
}

/** The plant's zone, to be looked for by its name. */
export const ZoneField = observer(function ZoneField({ form, zones }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const text = useFieldText(anyForm(form));
  const zone = form.vm.value('zone');
  return (
    <FieldFrame form={anyForm(form)} path="zone" span={4}>
      {(control) => {
        const standIn = (
          <input {...control} className="in" value={zone} readOnly aria-busy={zones.reading === 'loading' || zones.reading === 'ready'} />
        );
        return (
          <>
            {zones.reading === 'ready' ? (
              <Suspense fallback={standIn}>
                <ZonePicker
                  control={control}
                  label={text.label('zone')}
                  region={region}
                  choices={zones.choices}
                  value={zone}
                  onChoose={(name) => form.vm.edit('zone', name)}
                />
              </Suspense>
            ) : (
              standIn
            )}
            {zones.reading === 'failed' && (
              <p className="tz-failed s-error" role="alert">
                <Icon name="i-error" />
                {i18n._('Fehler beim Laden der Zeitzonen')}
                <button type="button" className="btn sm" onClick={() => void zones.load()}>
                  <Icon name="g-reload" />
                  {i18n._('Erneut versuchen')}
                </button>
              </p>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
});
