export { deviceRoles, gasReferences, maturities, readRhythms, stateFlags } from './DeviceModel.ts';
export { fieldUnits } from './FieldUnit.ts';
export { modbusTables, orders, pointTypes } from './Profile.ts';
export type {
  DeviceModel,
  DeviceRole,
  FaultRule,
  GasReference,
  MaintenanceRule,
  Maturity,
  ModelPoint,
  ReadRhythm,
  StateFlag,
  StateRule,
  When,
} from './DeviceModel.ts';
export { networkFlowWays } from './FieldConfig.ts';
export type {
  Adjustment,
  ConnectionKind,
  CurvePoint,
  FieldConfig,
  FieldConnection,
  FieldDevice,
  FieldMachine,
  HttpConnection,
  HttpDoor,
  ModbusTcpConnection,
  MqttConnection,
  MqttPoint,
  MqttSubscription,
  SerialConnection,
  Serves,
} from './FieldConfig.ts';
export type { FieldQuantity, FieldUnit } from './FieldUnit.ts';
export type { ModbusRules, ModbusTable, NeverRead, Order, PointType, Profile, ProfilePoint, Scaling } from './Profile.ts';
export type { DeviceReadings, MissingReason, Quality, Reading } from './Reading.ts';
export { type ConfigChange, configChanges } from './draft/configChanges.ts';
export { type DraftProblem, type DraftProblemCode, draftProblems } from './draft/draftProblems.ts';
export { alsoServing } from './draft/usesOf.ts';
export { currentLoop, loopAdjustment, type LoopRange } from './draft/currentLoop.ts';
export {
  adjustmentOf,
  type Change,
  changed,
  withAdjustment,
  withConnection,
  withDevice,
  withMachine,
  withoutConnection,
  withoutDevice,
  withoutMachine,
  withVersion,
} from './draft/editConfig.ts';
export { refusedFields } from './draft/refusedFields.ts';
export { reportedVersion, type VersionReading, versionKey } from './draft/reportedVersion.ts';
export { type FieldProblem, type FieldProblemCode, fieldProblemCodes, placeText } from './problems/FieldProblem.ts';
export { isFieldConfig } from './draft/isFieldConfig.ts';
export { isSearchableNetwork } from './draft/isSearchableNetwork.ts';
export { freeId } from './draft/freeId.ts';
export { searchedCount, type SearchPart, searchParts } from './draft/searchParts.ts';
export {
  ageNow,
  momentOf,
  trialColumn,
  trialGapMs,
  trialPeriodMs,
  type TrialProgress,
  trialProgress,
  trialRunMs,
  type TrialSample,
  unseenStates,
  type WatchedState,
} from './draft/trialRun.ts';
export { fieldQuantityOf, fromBaseUnit, toBaseUnit } from './units/fieldUnitScale.ts';
export { freeAirFactor } from './units/gasReference.ts';
export { adjustedPoint, adjustedProfile } from './decode/adjustedPoint.ts';
export { type Decoded, decodePoint, encodePoint, type RawByKey } from './decode/decodePoint.ts';
export { isPlausible, orderedValues, type ValueInOrder } from './decode/orderedValues.ts';
export { type Measured, valueOfRaw } from './decode/valueOfRaw.ts';
export { type Raw, wordCountOf } from './decode/words.ts';
export { batchReadings, missingReadings, withheldReadings } from './readPlan/batchReadings.ts';
export { type Batch, readPlan, type ReadPlan, splitBatch } from './readPlan/readPlan.ts';
export { type FieldMemory, firstFieldMemory } from './sample/FieldMemory.ts';
export type { DeviceNow, WiredPlant, FieldMoment, FieldSample } from './sample/FieldSample.ts';
export { inputFunctionOf } from './sample/inputFunctionOf.ts';
export { plantSampleOf } from './sample/plantSampleOf.ts';
export { type CounterChange, counterDelta, type CounterPosition, type CounterRules } from './counters/counterDelta.ts';
export { type EnergyCounter, energyCounters } from './counters/energyCounters.ts';
export { counterRange, counterStep, highestRatePerH, isAddressed, machinesServed, stepOfReading } from './counters/counterRules.ts';
export { type AirMoment, airWindow, balanceFlowM3min } from './derived/airBalance.ts';
export { type EstimateBasis, estimatedFlowM3min, estimatedPowerKW } from './derived/machineEstimates.ts';
export { splitShares } from './sample/meteredValues.ts';
export { frozenReadings, type Heartbeat, heartbeatAfter, heartbeatKey, isFrozen } from './quality/heartbeat.ts';
export { mqttStaleAfterMs, qualityOf, staleAfterMs } from './quality/quality.ts';
export { faultsUp, holds, statusOf } from './rules/rules.ts';
export { unavailableReadings } from './doors/doorReading.ts';
export { type ArrivedMessage, mqttReading } from './mqtt/mqttReading.ts';
export { mqttTopics } from './mqtt/mqttTopics.ts';
export { httpDoorModels } from './doors/httpDoorModels.ts';
export { type PlacedPoint, describedItems, labelsIn, placedPoints } from './doors/elektronikon/elektronikonLayout.ts';
export { elektronikonModels } from './doors/elektronikon/elektronikonModels.ts';
export { askedItems, elektronikonReadings } from './doors/elektronikon/elektronikonReadings.ts';
export { answersIn, type Item, maxItems, questionOf } from './doors/elektronikon/items.ts';
export { callAnswer, callText, type ControllerCall, controllerCalls, objectsCall } from './doors/sigmaControl2/calls.ts';
export { statusLineIds } from './doors/sigmaControl2/display.ts';
export { sigmaControl2Model } from './doors/sigmaControl2/sigmaControl2Model.ts';
export { type ControllerData, sigmaControl2Readings } from './doors/sigmaControl2/sigmaControl2Readings.ts';
export { imageChange, type Images } from './doors/sigmaAirManager4/images.ts';
export { eventText, packetIn, pingPacket, polledPacket, upgradePacket } from './doors/sigmaAirManager4/packets.ts';
export { sigmaAirManager4Models } from './doors/sigmaAirManager4/sigmaAirManager4Models.ts';
export { sigmaAirManager4Readings } from './doors/sigmaAirManager4/sigmaAirManager4Readings.ts';
export { type FieldCheck, type FieldCheckName, fieldCheckNames, fieldChecks } from './checks/fieldChecks.ts';
export type { Observation, Watched } from './checks/Observation.ts';
