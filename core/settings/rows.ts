/** A list that people make longer and shorter: to a form it is one value. */
export interface SettingsRows<T> {
  readonly rows: readonly T[];
}

/** An empty list. */
export const noRows: SettingsRows<never> = { rows: [] };

/** Whether a value of the settings is such a list. */
export const isRows = (value: unknown): value is SettingsRows<unknown> => typeof value === 'object' && value !== null && 'rows' in value;
