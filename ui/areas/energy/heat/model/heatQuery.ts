import {
  defaultHeatParameters,
  fuels,
  type HeatAssumption,
  type HeatParameters,
  withinHeatLimits,
} from '../../../../../core/heat/index.ts';
import { heatCircuits } from '../../../../../core/plantData/index.ts';
import { keysOf } from '../../../../../core/records/index.ts';

/** Fields of an address, named as controllers name them. */
const assumptionFields: Readonly<Record<HeatAssumption, string>> = {
  useRatio: 'nutzungszeitraumWRG_percent',
  heatingEfficiencyRatio: 'heizungWirkungsgrad_percent',
  coldWaterDegC: 'kaltesWasserEin_degC',
  warmWaterDegC: 'warmesWasserAus_degC',
};
const choiceFields = { circuit: 'rueckfuehrungsIndex', fuel: 'heizmaterialIndex' } as const;
const assumptions = keysOf(assumptionFields);
const numberPattern = /^\d{1,9}(?:\.\d{1,9})?$/;
const indexPattern = /^\d$/;

/**
 * Reads the assumptions of an address: circuit 0 oil circulation or 1 air pipes, fuel 0 heating oil or 1 city gas, ratios 0..1, temperatures in degC:
 * `?rueckfuehrungsIndex=1&heizmaterialIndex=1&nutzungszeitraumWRG_percent=0.6&heizungWirkungsgrad_percent=0.9&kaltesWasserEin_degC=12&warmesWasserAus_degC=55`.
 * What is missing or not understood is as by default.
 */
export function heatFromQuery(query: URLSearchParams): HeatParameters {
  const numberOf = (field: string, pattern: RegExp) => {
    const text = query.get(field) ?? '';
    return pattern.test(text) ? Number(text) : NaN;
  };
  const valueOf = (assumption: HeatAssumption) => withinHeatLimits(assumption, numberOf(assumptionFields[assumption], numberPattern));
  return {
    circuit: heatCircuits[numberOf(choiceFields.circuit, indexPattern)] ?? defaultHeatParameters.circuit,
    fuel: fuels[numberOf(choiceFields.fuel, indexPattern)] ?? defaultHeatParameters.fuel,
    useRatio: valueOf('useRatio'),
    heatingEfficiencyRatio: valueOf('heatingEfficiencyRatio'),
    coldWaterDegC: valueOf('coldWaterDegC'),
    warmWaterDegC: valueOf('warmWaterDegC'),
  };
}

/** Without what is as by default. */
export function heatToQuery(parameters: HeatParameters): Readonly<Record<string, string>> {
  const { circuit, fuel } = parameters;
  const changed = assumptions.filter((assumption) => parameters[assumption] !== defaultHeatParameters[assumption]);
  return {
    ...(circuit === defaultHeatParameters.circuit ? {} : { [choiceFields.circuit]: String(heatCircuits.indexOf(circuit)) }),
    ...(fuel === defaultHeatParameters.fuel ? {} : { [choiceFields.fuel]: String(fuels.indexOf(fuel)) }),
    ...Object.fromEntries(changed.map((assumption) => [assumptionFields[assumption], String(parameters[assumption])])),
  };
}
