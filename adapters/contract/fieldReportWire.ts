import { deviceRoles, isFieldConfig, maturities } from '../../core/field/index.ts';
import type { DeviceReport, DeviceState, DoorState, FieldReport, ModelChoice } from '../../core/ports/index.ts';
import { doorProblems } from './doorProblems.ts';
import { decodeCounterEvent, encodeCounterEvent } from './counterEventWire.ts';
import { decodeReading, encodeReading, figureOrNull } from './fieldReadingWire.ts';
import type { WireFieldReport } from './fieldSchemas.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr, textsOr } from './lenient.ts';

const doorStates = ['connecting', 'connected', 'silent', 'unreachable', 'closed'] as const satisfies readonly DoorState[];
const deviceStates = ['fresh', 'stale', 'silent', 'unknownProfile', 'changed'] as const satisfies readonly DeviceState[];

const doorStateOr = oneOf(doorStates);
const doorProblemOr = oneOf(doorProblems);
const deviceStateOr = oneOf(deviceStates);
const roleOr = oneOf(deviceRoles);
const maturityOr = oneOf(maturities);

/** What the station says of its field; the configuration only for sessions that may change it. */
export function encodeFieldReport(report: FieldReport): WireFieldReport {
  return {
    is_source: report.isSource,
    is_read_only: report.isReadOnly,
    can_undo: report.canUndo,
    config: report.config === undefined ? null : { ...report.config },
    passwords: [...report.passwords],
    problems: [...report.problems],
    connections: report.connections.map(({ id, state, problem, cycleMs, reconnects, changed }) => ({
      id,
      state,
      problem: orNull(problem),
      cycle_ms: figureOrNull(cycleMs),
      reconnects,
      changed: [...changed],
    })),
    devices: report.devices.map(({ id, state, ageMs, readings, counterEvents }) => ({
      id,
      state,
      age_ms: figureOrNull(ageMs),
      readings: readings.map(encodeReading),
      ...(counterEvents !== undefined && { counter_events: counterEvents.map(encodeCounterEvent) }),
    })),
    models: report.models.map(({ sources, notes, isOwn, ...model }) => ({
      ...model,
      sources: [...sources],
      ...(notes !== undefined && { notes: [...notes] }),
      is_own: isOwn,
    })),
  };
}

function decodeDevice(wire: unknown): DeviceReport | undefined {
  const fields = recordOr(wire);
  const id = textOr(fields['id']);
  const counterEvents = listOr(fields['counter_events']).map(decodeCounterEvent).filter(isPresent);
  return id === undefined
    ? undefined
    : {
        id,
        state: deviceStateOr(fields['state']) ?? 'silent',
        ageMs: numberOr(fields['age_ms']),
        readings: listOr(fields['readings']).map(decodeReading).filter(isPresent),
        ...(counterEvents.length > 0 && { counterEvents }),
      };
}

function decodeModel(wire: unknown): ModelChoice | undefined {
  const fields = recordOr(wire);
  const [id, role] = [textOr(fields['id']), roleOr(fields['role'])];
  if (id === undefined || role === undefined) return undefined;
  const [variant, problem] = [textOr(fields['variant']), textOr(fields['problem'])];
  return {
    id,
    vendor: textOr(fields['vendor']) ?? '',
    model: textOr(fields['model']) ?? id,
    ...(variant !== undefined && { variant }),
    role,
    maturity: maturityOr(fields['maturity']) ?? 'community',
    sources: textsOr(fields['sources']) as unknown as ModelChoice['sources'],
    ...(fields['notes'] !== undefined && { notes: textsOr(fields['notes']) }),
    isOwn: fields['is_own'] === true,
    ...(problem !== undefined && { problem }),
  };
}

/** Any content gives a report; a device or a model that cannot be read is left out. */
export function decodeFieldReport(wire: unknown): FieldReport {
  const fields = recordOr(wire);
  return {
    isSource: fields['is_source'] === true,
    isReadOnly: fields['is_read_only'] === true,
    canUndo: fields['can_undo'] === true,
    config: isFieldConfig(fields['config']) ? fields['config'] : undefined,
    passwords: textsOr(fields['passwords']),
    problems: textsOr(fields['problems']),
    connections: listOr(fields['connections']).flatMap((item) => {
      const { id: sentId, state, problem, cycle_ms, reconnects, changed } = recordOr(item);
      const id = textOr(sentId);
      if (id === undefined) return [];
      return [
        {
          id,
          state: doorStateOr(state) ?? 'connecting',
          problem: doorProblemOr(problem),
          cycleMs: numberOr(cycle_ms),
          reconnects: numberOr(reconnects) ?? 0,
          changed: textsOr(changed),
        },
      ];
    }),
    devices: listOr(fields['devices']).map(decodeDevice).filter(isPresent),
    models: listOr(fields['models']).map(decodeModel).filter(isPresent),
  };
}
