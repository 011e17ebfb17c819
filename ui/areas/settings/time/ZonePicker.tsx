import { useLingui } from '@lingui/react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { ZoneChoice } from '../../../../core/ports/index.ts';
import type { Region } from '../../../../i18n/index.ts';
import type { ControlProps } from '../../../kit/index.ts';
import { offsetText } from './model/offsetText.ts';
import { zoneMatches } from './model/zoneMatches.ts';

export interface ZonePickerProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly region: Region;
  readonly choices: readonly ZoneChoice[];
  readonly value: string;
  readonly onChoose: (zone: string) => void;
}

/** One zone of many: a part of its name finds it. */
export function ZonePicker({ control, label, region, choices, value, onChoose }: ZonePickerProps) {
  const { i18n } = useLingui();
  const { id, disabled, 'aria-invalid': isInvalid, ...described } = control;
  return (
    <I18nProvider locale={region}>
      <ComboBox
        id={id}
        aria-label={label}
        {...described}
        className="tz-combo"
        isInvalid={isInvalid}
        isDisabled={disabled}
        defaultItems={choices}
        defaultFilter={zoneMatches}
        selectedKey={value}
        onFocus={({ target }) => target.select()}
        onSelectionChange={(zone) => zone !== null && onChoose(String(zone))}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Input className="in" spellCheck={false} onClick={({ currentTarget }) => currentTarget.select()} />
        <Button className="tz-open" aria-label={i18n._('Zeitzonen zeigen')}>
          <span aria-hidden />
        </Button>
        <Popover className="tz-popover">
          <ListBox<ZoneChoice> className="tz-list" renderEmptyState={() => <p className="tz-none">{i18n._('Keine Zeitzone heißt so.')}</p>}>
            {({ name, offsetMin }) => (
              <ListBoxItem id={name} textValue={name} className="tz-item">
                <span>{name}</span>
                {offsetMin !== undefined && <span className="tz-offset">{offsetText(offsetMin)}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
