export { Choice } from './Choice.tsx';
export {
  type EntryFieldProps,
  EntryNumber,
  type EntryNumberProps,
  EntrySelect,
  type EntrySelectProps,
  EntryText,
  type EntryTextProps,
  EntryTick,
} from './EntryFields.tsx';
export { FileButton } from './FileButton.tsx';
export { FieldFrame } from './FieldFrame.tsx';
export { FormPage } from './FormPage.tsx';
export { FormSection } from './FormSection.tsx';
export type { FieldWords, FormWords } from './FormWords.ts';
export { anyForm, type GroupForm } from './GroupForm.ts';
export { NumberField } from './NumberField.tsx';
export { SecretField } from './SecretField.tsx';
export { Select } from './Select.tsx';
export { TextField } from './TextField.tsx';
export { MainSwitch, Switch, Tick, TickAt } from './Tick.tsx';
export { useFieldText } from './useFieldText.ts';
export { useGroupForm } from './useGroupForm.ts';
