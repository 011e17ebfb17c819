import type { ServiceColumn } from '../model/serviceSort.ts';

export interface ServiceColumnName {
  /** Text id. */
  readonly name: string;
  /** Numbers stand at the right. */
  readonly isNumber: boolean;
}

/** What the columns of services are called. */
export const serviceColumnNames: Readonly<Record<ServiceColumn, ServiceColumnName>> = {
  part: { name: /*i18n*/ 'Bauteil', isNumber: false },
  machine: { name: /*i18n*/ 'Am Verdichter', isNumber: false },
  remaining: { name: /*i18n*/ 'Rest', isNumber: true },
  interval: { name: /*i18n*/ 'Intervall', isNumber: true },
  date: { name: /*i18n*/ 'Voraussichtlich', isNumber: true },
};
