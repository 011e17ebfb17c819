import type { HeatThresholdName, NoHeatReason } from '../../core/heatReport/index.ts';
import type { EnteredHeatField } from '../../core/plantData/index.ts';

// All of these are text ids.

export const noHeatWords: Readonly<Record<NoHeatReason, string>> = {
  noPower: /*i18n*/ 'Von keinem Verdichter ist die Leistung bekannt.',
  tooLittleData: /*i18n*/ 'Weniger als die Hälfte der Zeit ist bekannt.',
};

export const thresholdWords: Readonly<Record<HeatThresholdName, string>> = {
  plantMWhPerYear: /*i18n*/ 'Anlage, MWh im Jahr',
  siteMWhPerYear: /*i18n*/ 'Standort, MWh im Jahr',
  hoursPerYear: /*i18n*/ 'Betrieb, h im Jahr',
  temperatureDegC: /*i18n*/ 'Temperatur',
  companyGWhPerYear: /*i18n*/ 'Unternehmen, GWh im Jahr',
};

export const heatFieldWords: Readonly<Record<EnteredHeatField, string>> = {
  companyId: /*i18n*/ 'Unternehmens-ID',
  reportId: /*i18n*/ 'Melde-ID',
  company: /*i18n*/ 'Name des Unternehmens',
  site: /*i18n*/ 'Standort',
  street: /*i18n*/ 'Straße und Hausnummer',
  postcode: /*i18n*/ 'Postleitzahl',
  town: /*i18n*/ 'Ort',
  potential: /*i18n*/ 'Name des Abwärmepotentials',
  availability: /*i18n*/ 'Verfügbarkeit',
  predictability: /*i18n*/ 'Vorhersehbarkeit',
  control: /*i18n*/ 'Regelungsmöglichkeiten',
  email: /*i18n*/ 'E-Mail',
  phone: /*i18n*/ 'Telefon',
  remarks: /*i18n*/ 'Bemerkungen',
};
