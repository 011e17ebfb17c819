import { describe, expect, it } from '@jest/globals';
import {
  decodeFleetJoin,
  decodeFleetReport,
  decodeMqttReport,
  decodeMqttTrial,
  decodeNamedTokens,
  decodePreviewAnswer,
  decodeReportList,
  decodeWebhookReport,
  decodeWebhookTrial,
  encodeFleetJoin,
  encodeFleetReport,
  encodeMqttReport,
  encodeMqttTrial,
  encodeNamedTokens,
  encodePreviewAnswer,
  encodeReportList,
  encodeWebhookReport,
  encodeWebhookTrial,
} from '../../../adapters/contract/index.ts';
import type { FleetReport, PreviewAnswer } from '../../../core/ports/index.ts';
import { sent } from './wires.ts';

const counts = {
  ...{ faults: { here: 2, inFile: 3 }, faultWindows: { here: 4, inFile: 5 }, services: { here: 6, inFile: 7 } },
  ...{ notes: { here: 8, inFile: 9 }, events: { here: 10, inFile: 11 }, counterReadings: { here: 12, inFile: 13 } },
};
const preview: PreviewAnswer = {
  preview: {
    ...{ software: '1.2', madeMs: 7, stationName: 'Hall', schematicNumber: 'S-1', isOtherStation: true, secrets: 'sealed' },
    ...{ changed: ['units', 'field'], counts },
  },
};
const noCount = { here: 0, inFile: 0 };

/** Each read of what is sent of it, whatever that is, with what it says where that is nothing. */
const reports: Readonly<Record<string, readonly [read: (wire: unknown) => unknown, ofNothing: unknown]>> = {
  'the report of a broker': [
    (wire) => decodeMqttReport(wire),
    { state: 'connecting', problem: undefined, problemMs: undefined, saidMs: undefined, waitingEvents: 0, lostEvents: 0 },
  ],
  'the trial of a broker': [(wire) => decodeMqttTrial(wire), { isConnected: false, problem: undefined }],
  'the report of a webhook': [
    (wire) => decodeWebhookReport(wire),
    { state: 'waiting', problem: undefined, problemMs: undefined, saidMs: undefined, waitingEvents: 0, lostEvents: 0 },
  ],
  'the trial of a webhook': [(wire) => decodeWebhookTrial(wire), { hasArrived: false, problem: undefined }],
  'the report of a fleet': [
    (wire) => decodeFleetReport(wire),
    {
      ...{ state: 'waiting', station: undefined, problem: undefined, problemMs: undefined, exchangedMs: undefined },
      ...{ finishedDays: 0, sentDays: 0, refusedDays: [], findings: [] },
    },
  ],
  'what joining a fleet came to': [(wire) => decodeFleetJoin(wire), { hasJoined: false, problem: undefined }],
  'the list of reports': [(wire) => decodeReportList(wire), { months: [], kept: [] }],
  'the list of tokens': [(wire) => decodeNamedTokens(wire), []],
  'the answer about a backup': [(wire) => decodePreviewAnswer(wire), undefined],
};

describe('on the wire', () => {
  it.each(Object.entries(reports))('%s is one whatever arrives', (_, [read, ofNothing]) => {
    for (const wire of [undefined, null, {}, 'text', 7, { state: 'odd', problem: 'odd' }]) expect(read(wire)).toEqual(ofNothing);
  });

  it('the report of a broker arrives as it was sent, as does a trial of it', () => {
    const report = { state: 'silent', problem: 'hungUp', problemMs: 5, saidMs: 6, waitingEvents: 7, lostEvents: 8 } as const;
    expect(decodeMqttReport(sent(encodeMqttReport(report)))).toEqual(report);
    for (const trial of [{ isConnected: true, problem: undefined }, { isConnected: false, problem: 'refused' } as const])
      expect(decodeMqttTrial(sent(encodeMqttTrial(trial)))).toEqual(trial);
  });

  it('the report of a webhook arrives as it was sent, as does a trial of it', () => {
    const problem = { code: 'rejected', status: 404 } as const;
    const report = { state: 'ready', problem, problemMs: 5, saidMs: 6, waitingEvents: 7, lostEvents: 8 } as const;
    expect(decodeWebhookReport(sent(encodeWebhookReport(report)))).toEqual(report);
    for (const trial of [
      { hasArrived: true, problem: undefined },
      { hasArrived: false, problem },
    ])
      expect(decodeWebhookTrial(sent(encodeWebhookTrial(trial)))).toEqual(trial);
  });

  it('the report of a fleet arrives as it was sent, as does what joining it came to', () => {
    const report: FleetReport = {
      ...{ state: 'connected', station: 'Hall', problem: 'busy', problemMs: 5, exchangedMs: 6, finishedDays: 7, sentDays: 8 },
      ...{ refusedDays: [{ day: '2026-11-02', reason: 'zone' }], findings: ['clockOff'] },
    };
    expect(decodeFleetReport(sent(encodeFleetReport(report)))).toEqual(report);
    for (const join of [{ hasJoined: true, problem: undefined }, { hasJoined: false, problem: 'unknown' } as const])
      expect(decodeFleetJoin(sent(encodeFleetJoin(join)))).toEqual(join);
    expect(decodeFleetReport({ refused_days: [{}] }).refusedDays).toEqual([{ day: '', reason: undefined }]);
  });

  it('the list of reports arrives as it was sent, without what is no report', () => {
    const kept = [{ month: '2026-10', language: 'de', madeMs: 5, sizeBytes: 900 }] as const;
    const wire = encodeReportList({ months: ['2026-10', '2026-11'], kept });
    expect(decodeReportList(sent(wire))).toEqual({ months: ['2026-10', '2026-11'], kept });
    const part = { month: '2026-09', language: 'en', made_ms: 4 };
    const parts = [part, ...Object.keys(part).map((name) => ({ ...part, [name]: {} }))];
    expect(decodeReportList({ months: [7, '2026-09'], kept: parts })).toEqual({
      months: ['2026-09'],
      kept: [{ month: '2026-09', language: 'en', madeMs: 4, sizeBytes: 0 }],
    });
  });

  it('the list of tokens arrives as it was sent, without what is no token', () => {
    const tokens = [
      { id: 'a', name: 'Hall', madeMs: 5, usedMs: 6 },
      { id: 'b', name: 'Gate', madeMs: 7, usedMs: undefined },
    ];
    expect(decodeNamedTokens(sent(encodeNamedTokens(tokens)))).toEqual(tokens);
    expect(decodeNamedTokens([{ id: 'a' }, { made_ms: 1 }, { id: 'c', made_ms: 2 }])).toEqual([
      { id: 'c', name: '', madeMs: 2, usedMs: undefined },
    ]);
  });

  it('the preview of a backup arrives as it was sent, or why there is none', () => {
    for (const answer of [preview, { problem: 'damaged' } as const])
      expect(decodePreviewAnswer(sent(encodePreviewAnswer(answer)))).toEqual(answer);
    const none = {
      ...{ software: '', madeMs: NaN, stationName: '', schematicNumber: '', isOtherStation: false, secrets: 'none', changed: [] },
      counts: { faults: noCount, faultWindows: noCount, services: noCount, notes: noCount, events: noCount, counterReadings: noCount },
    };
    expect(decodePreviewAnswer({ preview: {} })).toEqual({ preview: none });
    expect(decodePreviewAnswer({ preview: { secrets: 'odd', changed: ['odd'], counts: [{ kind: 'notes' }, 7] } })).toEqual({
      preview: none,
    });
  });
});
