import type { I18n } from '@lingui/core';
import type { HintCheck } from '../../core/faults/index.ts';

const checkTexts: Readonly<Record<HintCheck, string>> = {
  oilLevel: /*i18n*/ 'Ölstand am Schauglas, bei abgestelltem und druckentlastetem Verdichter',
  cleanCooler: /*i18n*/ 'Kühler außen frei von Staub und Öl',
  coolingAir: /*i18n*/ 'Zu- und Abluft frei, Temperatur im Verdichterraum',
  thermostaticValve: /*i18n*/ 'Thermostatventil im Ölkreislauf',
  oilFilter: /*i18n*/ 'Alter von Öl und Ölfilter',
  supplyVoltage: /*i18n*/ 'Netzspannung aller drei Phasen unter Last, durch eine Elektrofachkraft',
  terminals: /*i18n*/ 'Klemmen und Schütze auf festen Sitz und Spuren von Hitze, durch eine Elektrofachkraft',
  separatorElement: /*i18n*/ 'Differenzdruck und Alter des Ölabscheiders',
  fanMotor: /*i18n*/ 'Lüfter läuft frei, sein Motorschutz ist nicht ausgelöst',
  drainDischarges: /*i18n*/ 'Kondensatableiter entleert, wenn er von Hand ausgelöst wird',
  drainStrainer: /*i18n*/ 'Sieb und Zulauf des Kondensatableiters sauber',
  cleanCondenser: /*i18n*/ 'Verflüssiger des Trockners frei von Staub',
  inletAir: /*i18n*/ 'Temperatur der Druckluft am Eintritt des Trockners und Temperatur im Raum',
  dryerLoad: /*i18n*/ 'Volumenstrom im Vergleich zu dem, wofür der Trockner ausgelegt ist',
};

/** Something that is usually checked at a fault, in words. */
export const hintText = (i18n: I18n, check: HintCheck): string => i18n._(checkTexts[check]);
