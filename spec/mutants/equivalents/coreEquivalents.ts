import type { Equivalents } from './Equivalents.ts';

export const coreEquivalents: Equivalents = {
  'core/airWindows/airSums.ts': [
    { text: 'let all = 0;', was: '0', becomes: '(0 + 1)', reason: 'only whether a value is missing is read from it' },
    {
      text: 'for (let place = 0; place < size; place++) all += values[place]!;',
      was: '+=',
      becomes: '-=',
      reason: 'only whether a value is missing is read from it',
    },
  ],
  'core/airWindows/steadyRows.ts': [
    {
      text: 'const silent = 1 << (slotCount + 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'any bit above those of the machines is as good',
    },
    {
      text: 'const bits = new Int32Array(length + 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one more row, which is never read',
    },
  ],
  'core/annex/annexFolder.ts': [
    { text: '.toSorted((a, b) => (a.name < b.name ? -1 : 1))', was: '<', becomes: '<=', reason: 'each file has a name of its own' },
  ],
  'core/annex/annexForms.ts': [
    {
      text: "parts: { section: 'system', fields: ['part', 'maker', 'type', 'size', 'condition'], lines: 8 },",
      was: '8',
      becomes: '(8 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "pipes: { section: 'system', fields: ['place', 'diameter', 'length', 'condition'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "sensors: { section: 'points', fields: ['sensor', 'maker', 'span', 'accuracy', 'calibratedOn'], lines: 8 },",
      was: '8',
      becomes: '(8 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "pressurePoints: { section: 'network', fields: ['place', 'lowest', 'highest', 'flow'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "otherWaste: { section: 'leaks', fields: ['use', 'place', 'flow', 'remark'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "artificialDemand: { section: 'leaks', fields: ['place', 'measured', 'needed', 'flow'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "highPressure: { section: 'demand', fields: ['place', 'measured', 'needed', 'reason'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "criticalUses: { section: 'demand', fields: ['use', 'pressure', 'flow', 'time'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "inappropriateUses: { section: 'demand', fields: ['use', 'place', 'flow', 'alternative'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "pointsOfUse: { section: 'demand', fields: ['place', 'pressureDrop', 'condition', 'remark'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "dewPoint: { section: 'treatment', fields: ['place', 'wanted', 'measured', 'date'], lines: 4 },",
      was: '4',
      becomes: '(4 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "condensate: { section: 'treatment', fields: ['part', 'type', 'loss', 'remark'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "dryerEnergy: { section: 'treatment', fields: ['part', 'type', 'power', 'energy'], lines: 4 },",
      was: '4',
      becomes: '(4 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "filters: { section: 'maintenance', fields: ['part', 'pressureDrop', 'changedOn', 'condition'], lines: 6 },",
      was: '6',
      becomes: '(6 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
    {
      text: "otherMeasures: { section: 'opportunities', fields: ['measure', 'saving', 'cost', 'uncertainty', 'interaction'], lines: 10 },",
      was: '10',
      becomes: '(10 + 1)',
      reason: 'how many empty lines a form has is free: one more is as good',
    },
  ],
  'core/annex/annexOf.ts': [
    {
      text: '.toSorted((a, b) => a.slot - b.slot || (a.since < b.since ? -1 : 1))',
      was: '<',
      becomes: '<=',
      reason: 'a compressor has one sheet of a day',
    },
    {
      text: 'const sensor = plant.flowSensors.filter(({ since }) => since <= lastDay).toSorted((a, b) => (a.since < b.since ? -1 : 1));',
      was: '<',
      becomes: '<=',
      reason: 'each day begins one entry',
    },
    {
      text: "summedFigure(evidence, id, { value, unit, coverage: 1, kind: 'measured', grows: false });",
      was: 'false',
      becomes: 'true',
      reason: 'all of it is known, so that no more can have been',
    },
    {
      text: "...{ value: accuracy, unit: '%', coverage: 1, grows: false },",
      was: 'false',
      becomes: 'true',
      reason: 'all of it is known, so that no more can have been',
    },
  ],
  'core/balance/shownExtremes.ts': [
    {
      text: 'return maximum !== undefined && (maximum > unsetAbove || maximum < 0) ? 0 : figureOf(maximum);',
      was: '<',
      becomes: '<=',
      reason: 'a maximum of 0 is 0 either way',
    },
  ],
  'core/cost/demandCosts.ts': [
    {
      text: 'if (before === undefined || byPower(peak, before.peak) < 0) peaks.set(name, { peak, perKW });',
      was: '<',
      becomes: '<=',
      reason: 'no quarter hour comes twice, and the earlier of two alike stands first',
    },
  ],
  'core/cost/energyCostOf.ts': [
    {
      text: 'const nothing: EnergyTotals = { quarters: 0, machines: [] };',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'without a machine nothing is found, so that no count is seen',
    },
    {
      text: 'if (lowest !== undefined && byPower(lowest, power) < 0) continue;',
      was: '<',
      becomes: '<=',
      reason: 'no quarter hour comes twice, and the earlier of two alike stands first',
    },
  ],
  'core/dayDetail/scaled.ts': [
    {
      text: 'for (let i = 0; i < numbers.length; i++) values[i] = Number.isFinite(numbers[i]!) ? Math.round(numbers[i]! / step) : missingSlot;',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/dayDetail/slotRows.ts': [
    { text: 'return Math.max(from, slot - 1);', was: '1', becomes: '(1 + 1)', reason: 'a slot that is looked at once more adds nothing' },
  ],
  'core/dayDetail/tenSecondDay.ts': [
    { text: 'while (slot < count && row < untilRow) {', was: '<', becomes: '<=', reason: 'at the end of the day its last rows are over' },
    {
      text: 'for (let slot = 0; slot < means.length; slot++) {',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
    {
      text: 'for (let slot = 0; slot < begins.length; slot++) {',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
    { text: 'while (slot < count && row < untilRow) {', was: '&&', becomes: '||', reason: 'a run that is over adds nothing' },
    {
      text: 'const [known, onLoad, running] = [new Uint16Array(count + 1), new Uint16Array(count + 1), new Uint16Array(count + 1)];',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one slot more, which is never read',
    },
  ],
  'core/dayFile/read/fastRecords.ts': [
    {
      text: 'if (bytes[at] !== lineFeed || at - lineStart > maxLineBytes) return lineStart;',
      was: '-',
      becomes: '+',
      reason: 'a line that is left is read the slow way, with the same result',
    },
  ],
  'core/dayFile/read/headerBlock.ts': [
    {
      text: 'while (end > 0 && /[\\s,;\\p{Cc}]/u.test(text[end - 1]!)) end--;',
      was: '>',
      becomes: '>=',
      reason: 'before the first character there is none',
    },
  ],
  'core/dayFile/read/recordBlock.ts': [
    {
      text: 'for (let column = 0; column < columnCount; column++)',
      was: '<',
      becomes: '<=',
      reason: 'behind the last column there is nothing to copy',
    },
  ],
  'core/dayFile/read/recordReader.ts': [
    {
      text: 'if (block.length < block.capacity || until - at < shortestRecord) break;',
      was: '<',
      becomes: '<=',
      reason: 'what is left is read line by line, with the same result',
    },
    { text: 'const growth = 1.25;', was: '1.25', becomes: '(1.25 + 1)', reason: 'how much a block grows is free' },
    {
      text: 'const shortestRecord = timeLength + columnCount + 1;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'what is not read at once is read with care, and comes to the same',
    },
    {
      text: 'const shortestRecord = timeLength + columnCount + 1;',
      was: '+',
      becomes: '-',
      reason: 'what is not read at once is read with care, and comes to the same',
    },
    {
      text: 'const block = reusedBlock(columnCount, memory?.block, memory?.expectedRows ?? 0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'how much room a block has at first is free: it grows by itself',
    },
    {
      text: 'const makeRoom = (rows: number) => growBlock(block, columnCount, Math.max(block.length + rows, Math.ceil(block.capacity * growth)));',
      was: '+',
      becomes: '-',
      reason: 'how much a block grows is free',
    },
    {
      text: 'const makeRoom = (rows: number) => growBlock(block, columnCount, Math.max(block.length + rows, Math.ceil(block.capacity * growth)));',
      was: '*',
      becomes: '/',
      reason: 'how much a block grows is free',
    },
    {
      text: 'makeRoom(Math.min(expectedLines(bytes, at, until), Math.ceil((until - at) / shortestRecord)));',
      was: '/',
      becomes: '*',
      reason: 'how much a block grows is free',
    },
    {
      text: 'makeRoom(Math.min(expectedLines(bytes, at, until), Math.ceil((until - at) / shortestRecord)));',
      was: '-',
      becomes: '+',
      reason: 'how much a block grows is free',
    },
    {
      text: 'for (let row = first; row < block.length; row++) block.lines[row] = line + row - first;',
      was: '<',
      becomes: '<=',
      reason: 'the line of the next row is written with that row',
    },
    { text: 'if (block.length === block.capacity) makeRoom(1);', was: '1', becomes: '(1 + 1)', reason: 'how much a block grows is free' },
  ],
  'core/dayFile/read/strictRecord.ts': [
    {
      text: 'for (let cell = 0; cell < values.length; cell++) block.values[cell * block.capacity + block.length] = values[cell]!;',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/dayFile/text/numberText.ts': [
    {
      text: 'const cachedTexts = 65_536;',
      was: '65_536',
      becomes: '(65536 + 1)',
      reason: 'how many texts are kept is free: others are made again',
    },
    {
      text: 'if (count >= 0 && count < cachedTexts) return (texts[count] ??= fixed(count));',
      was: '>=',
      becomes: '>',
      reason: 'how many texts are kept is free: others are made again',
    },
    {
      text: 'if (count >= 0 && count < cachedTexts) return (texts[count] ??= fixed(count));',
      was: '<',
      becomes: '<=',
      reason: 'how many texts are kept is free: others are made again',
    },
    {
      text: 'if (Math.abs(count) < exactDigits) return fixed(count);',
      was: '<',
      becomes: '<=',
      reason: 'a count that is exact is printed the same either way',
    },
  ],
  'core/dayFile/text/utf16.ts': [
    {
      text: 'const roomFor = (bytes: number) => Math.ceil(bytes * 1.5) + 6;',
      was: '1.5',
      becomes: '(1.5 + 1)',
      reason: 'room for more bytes, which are never written',
    },
    {
      text: 'const roomFor = (bytes: number) => Math.ceil(bytes * 1.5) + 6;',
      was: '6',
      becomes: '(6 + 1)',
      reason: 'room for more bytes, which are never written',
    },
    { text: 'let firstByte = -1;', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
    { text: 'let highSurrogate = -1;', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
    { text: 'highSurrogate = -1;', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
    { text: 'firstByte = -1;', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
  ],
  'core/dayFile/text/utf8Input.ts': [
    { text: 'const pieceBytes = 1 << 16;', was: '1', becomes: '(1 + 1)', reason: 'how large the pieces are is free' },
    { text: 'const pieceBytes = 1 << 16;', was: '16', becomes: '(16 + 1)', reason: 'how large the pieces are is free' },
    {
      text: 'else for (let from = 0; from < bytes.length; from += pieceBytes) sink.push(transcoder.push(bytes.subarray(from, from + pieceBytes)));',
      was: '<',
      becomes: '<=',
      reason: 'a piece without bytes says nothing',
    },
  ],
  'core/estimate/normalEquations.ts': [
    {
      text: 'return least > 0 ? Math.sqrt(Math.max(...eigenvalues) / least) : Infinity;',
      was: '>',
      becomes: '>=',
      reason: 'divided by 0 it is infinite as well',
    },
    {
      text: 'const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));',
      was: '<',
      becomes: '<=',
      reason: 'at 0 a turn to either side is as good',
    },
    { text: 'for (let p = 0; p < size; p++)', was: '<', becomes: '<=', reason: 'a row behind the last one has no pair' },
    { text: 'const maxSweeps = 50;', was: '50', becomes: '(50 + 1)', reason: 'turns have converged long before' },
    {
      text: 'for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) scaled[i * size + j] = values[i * size + j]! / (lengths[i]! * lengths[j]!);',
      was: '<',
      becomes: '<=',
      reason: 'what is written behind a row is written again, or nowhere',
    },
    { text: 'for (let sweep = 0; sweep < maxSweeps; sweep++) {', was: '0', becomes: '(0 + 1)', reason: 'turns have converged long before' },
  ],
  'core/estimate/olsFit.ts': [
    {
      text: 'const size = observations[0]?.predictors.length ?? 0;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'all observations have as many predictors, and of one or none there is no fit',
    },
    {
      text: 'vector[j] = vector[j]! + (vector[j]! < 0 ? -length : length);',
      was: '+',
      becomes: '-',
      reason: 'the other reflection leads to the same triangle, only with more rounding',
    },
    {
      text: 'vector[j] = vector[j]! + (vector[j]! < 0 ? -length : length);',
      was: '<',
      becomes: '<=',
      reason: 'a column of 0 there may be reflected to either side',
    },
  ],
  'core/estimate/tQuantile.ts': [
    { text: 'if (Math.abs(d * c - 1) < accuracy) break;', was: '<', becomes: '<=', reason: 'a step more is as accurate' },
    { text: 'let high = 1;', was: '1', becomes: '(1 + 1)', reason: 'a bracket that begins wider is halved once more' },
    {
      text: 'return x < border ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;',
      was: '<',
      becomes: '<=',
      reason: 'at the border both fractions are as accurate',
    },
    {
      text: 'const border = (a + 1) / (a + b + 2);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'on both sides of the border either fraction is as accurate, one of them slower',
    },
    {
      text: 'const border = (a + 1) / (a + b + 2);',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'on both sides of the border either fraction is as accurate, one of them slower',
    },
  ],
  'core/estimate/ward.ts': [
    { text: 'let [first, second, least] = [0, 1, Infinity];', was: '1', becomes: '(1 + 1)', reason: 'the first pair is nearer than that' },
    {
      text: 'return k === first ? 0 : (toBoth - other * least) / (size + other);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'how far a group is from itself is not read',
    },
  ],
  'core/faults/faultLog.ts': [
    { text: 'if (sought.size === 0) break;', becomes: ';', reason: 'once all are found, looking on finds nothing more' },
  ],
  'core/faults/yearStrip.ts': [
    {
      text: 'const longestMonthDays = 31;',
      was: '31',
      becomes: '(31 + 1)',
      reason: '32 days after the first of a month it is the next month, too',
    },
  ],
  'core/field/checks/fieldChecks.ts': [
    {
      text: 'figure: ({ seen, ratedM3min }) => ratioOf(worstOf(seen(flowOf), { high: 0 }), ratedM3min),',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'the greatest is the worst, whatever the limit',
    },
  ],
  'core/field/decode/adjustedPoint.ts': [
    {
      text: 'const [low, high] = scale < 0 ? [at(own.max), at(own.min)] : [at(own.min), at(own.max)];',
      was: '<',
      becomes: '<=',
      reason: 'at a scale of 0 both limits are the offset',
    },
  ],
  'core/field/derived/airBalance.ts': [
    {
      text: 'const storedM3 = (receiverM3 / freeAirBar) * (last.systemPressureBar - first.systemPressureBar);',
      was: '/',
      becomes: '*',
      reason: 'free air is at 1 bar',
    },
  ],
  'core/field/derived/machineEstimates.ts': [
    {
      text: 'const above = curve.findIndex(([at]) => at >= share);',
      was: '>=',
      becomes: '>',
      reason: 'at a point of the curve the lines on both sides meet',
    },
  ],
  'core/field/doors/sigmaControl2/sigmaControl2Model.ts': [
    {
      text: "{ key: 'outletTemperature', from: { shown: 'temperature' }, unit: 'degC', min: -40, max: 250 },",
      was: '250',
      becomes: '(250 + 1)',
      reason: 'a degree more of what no compressor reaches',
    },
  ],
  'core/field/draft/currentLoop.ts': [
    {
      text: 'const tidy = (value: number) => Number(value.toPrecision(12));',
      was: '12',
      becomes: '(12 + 1)',
      reason: 'a number of 13 digits is as free of what floating point adds',
    },
  ],
  'core/figures/figure.ts': [
    {
      text: 'return part !== undefined && whole !== undefined && whole > 0 ? figureOf(part / whole) : undefined;',
      was: '>',
      becomes: '>=',
      reason: 'what is divided by 0 is not finite, and no figure either way',
    },
  ],
  'core/fleet/FleetDay.ts': [
    { text: 'export const figuresVersion = 1;', was: '1', becomes: '(1 + 1)', reason: 'any number that no kept day has is as good' },
  ],
  'core/fleet/compared.ts': [
    {
      text: 'export const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);',
      was: '<',
      becomes: '<=',
      reason: 'what is equal is answered before',
    },
    {
      text: 'export const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'any number of that sign sorts as well',
    },
  ],
  'core/fleet/energyRankingOf.ts': [
    {
      text: 'const longestMonthDays = 31;',
      was: '31',
      becomes: '(31 + 1)',
      reason: '32 days after the first of a month it is the next month, too',
    },
    {
      text: "const valueOf = (amount: EnergyAmount) => (amount.kind === 'none' ? -1 : amount.value);",
      was: '1',
      becomes: '(1 + 1)',
      reason: 'any number below 0 stands behind all amounts',
    },
    {
      text: "const lessOf = ({ deviation }: RankedStation) => (deviation.kind === 'none' ? 0 : Math.min(0, deviation.value));",
      was: '0',
      becomes: '(0 + 1)',
      reason: 'those without a deviation are compared with each other alone, and no two stations avoid the same energy to the last bit',
    },
  ],
  'core/fleet/enrolmentCode.ts': [
    { text: 'const groups = [4, 4, 2] as const;', was: '2', becomes: '(2 + 1)', reason: 'the last group has what is left of ten signs' },
  ],
  'core/fleet/leakRankingOf.ts': [
    {
      text: "flowM3min.kind === 'none' ? 3 : energyKWhPerYear.kind === 'none' ? 2 : flowM3min.kind === 'upperBound' ? 1 : 0;",
      was: '3',
      becomes: '(3 + 1)',
      reason: 'any number above the others stands last',
    },
    {
      text: "energyKWhPerYear.kind === 'none' ? (flowM3min.kind === 'none' ? 0 : flowM3min.value) : energyKWhPerYear.value;",
      was: '0',
      becomes: '(0 + 1)',
      reason: 'those without a flow are compared with each other alone',
    },
  ],
  'core/fleet/linkFindings.ts': [
    {
      text: 'clockOff: (link: StationLink) => Math.abs(clockOffsetMs(link) ?? 0) > maxClockOffsetMs,',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a millisecond is no clock that is off',
    },
  ],
  'core/fleet/visitPlaces.ts': [
    {
      text: 'const firstDay = ({ visits: all }: VisitPlace) => all.map(({ day }) => day).reduce((a, b) => (a < b ? a : b));',
      was: '<',
      becomes: '<=',
      reason: 'of two days that are the same either is the first',
    },
  ],
  'core/fleet/visitPlanOf.ts': [
    {
      text: 'const isBeyond = expectedMs !== undefined || isPaceKnown || (remainingH ?? 0) > hoursAhead;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'an hour is not more than a month has',
    },
  ],
  'core/fleet/weekDigest.ts': [
    {
      text: '.sort((a, b) => (a.seenMs ?? 0) - (b.seenMs ?? 0)),',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a station that is silent was heard of',
    },
  ],
  'core/inputFile/InputChannel.ts': [
    {
      text: 'export const byPlace = (a: InputChannel, b: InputChannel): number => a.slot - b.slot || (inputId(a) < inputId(b) ? -1 : 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'any number of that sign sorts as well',
    },
    {
      text: 'export const byPlace = (a: InputChannel, b: InputChannel): number => a.slot - b.slot || (inputId(a) < inputId(b) ? -1 : 1);',
      was: '<',
      becomes: '<=',
      reason: 'each input is there once',
    },
  ],
  'core/inputFile/columnOfMinutes.ts': [
    {
      text: 'for (let row = 0; row < length; row++) {',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/inputFile/inputFileReader.ts': [
    {
      text: "code: cells.length < inputColumns.length ? 'tooFewCells' : 'tooManyCells',",
      was: '<',
      becomes: '<=',
      reason: 'as many cells as columns are no problem',
    },
  ],
  'core/inputFile/minuteCollector.ts': [
    {
      text: 'const over = release(held === undefined ? 0 : sample.atMs - held.atMs);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'without a sample there is nothing to count',
    },
  ],
  'core/leakage/leakLevels.ts': [
    {
      text: "return typeof least === 'string' || typeof mean === 'string' ? 'tooFewDays' : { ...mean, low: Math.min(least.low, mean.low) };",
      was: '||',
      becomes: '&&',
      reason: 'both are of the same nights: there are enough for both or for none',
    },
  ],
  'core/leakage/leakOfQuarters.ts': [
    {
      text: 'const expectedQuarters = Math.ceil((question.untilMs - question.fromMs) / quarterHourMs);',
      was: '-',
      becomes: '+',
      reason: 'how many quarter hours are expected only saves growing',
    },
    {
      text: 'const expectedQuarters = Math.ceil((question.untilMs - question.fromMs) / quarterHourMs);',
      was: '/',
      becomes: '*',
      reason: 'how many quarter hours are expected only saves growing',
    },
  ],
  'core/leakage/leakedVolumes.ts': [
    {
      text: 'const share = deliveredM3 === 0 ? 0 : ratioOf(leakedM3, deliveredM3);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'of what was not delivered each share is nothing',
    },
  ],
  'core/leakage/nightPicture.ts': [
    {
      text: "if (typeof level === 'string' || first === undefined || end === undefined) return [];",
      was: '||',
      becomes: '&&',
      reason: 'where there is a level there are a first and a last night',
    },
  ],
  'core/leakage/normalNights.ts': [
    { text: '.sort((a, b) => (a.day < b.day ? -1 : 1));', was: '<', becomes: '<=', reason: 'each day has one night' },
  ],
  'core/leakage/pressureDecays.ts': [
    {
      text: 'predictors: [(timesMs[row]! - fromMs) / msPerMinute],',
      was: '-',
      becomes: '+',
      reason: 'the slope of a line is the same wherever its time begins',
    },
    {
      text: 'return fit !== undefined && fit.r2 >= minR2 ? [{ fromMs, untilMs, startBar, endBar, ratePerMin: -fit.coefficients[1]! }] : [];',
      was: '>=',
      becomes: '>',
      reason: 'no fit of logged values explains nine tenths to the last bit',
    },
    { text: '(ratePerMin * volumeM3 * absoluteBar(atBar)) / freeAirBar;', was: '/', becomes: '*', reason: 'free air has 1 bar' },
  ],
  'core/leakage/quarterFlowTable.ts': [
    {
      text: 'const builder = tableBuilder([flow[0], ...statusChannels], expectedQuarters * rowsAQuarter);',
      was: '*',
      becomes: '/',
      reason: 'how many rows are expected only saves growing',
    },
    {
      text: 'export function quarterFlowTable(quarters: Iterable<FlowTotals>, expectedQuarters = 0): SampleTable {',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
  ],
  'core/leakage/quietFlows.ts': [
    {
      text: 'for (; row < length && timesMs[row]! < fromMs + binMs; row++) {',
      was: '<',
      becomes: '<=',
      reason: 'behind the last row is no time that could be in the five minutes',
    },
  ],
  'core/leakage/spreadLeakage.ts': [
    { text: 'const restS = tightestFirst.map(() => 0);', was: '0', becomes: '(0 + 1)', reason: 'each is written before it is read' },
  ],
  'core/limits/limitState.ts': [
    {
      text: 'const stepMs = lastMs === undefined ? 0 : atMs - lastMs;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'before the first value nothing turns yet',
    },
  ],
  'core/loadProfile/addedSums.ts': [
    {
      text: 'if (next < steps.length && steps[next] === step) {',
      was: '<',
      becomes: '<=',
      reason: 'behind the last step there is none that is the same',
    },
    {
      text: 'if (some.length === others.length && some.every((step, i) => step === others[i])) return some;',
      becomes: ';',
      reason: 'the same steps are found one by one, which only takes longer',
    },
  ],
  'core/loadProfile/dayTypes.ts': [
    { text: '.sort((a, b) => (a.day < b.day ? -1 : 1));', was: '<', becomes: '<=', reason: 'each day comes once' },
    {
      text: 'const kept = types.flat().sort((a, b) => a - b);',
      was: '-',
      becomes: '+',
      reason: 'in which order days stand is nowhere in their mean',
    },
  ],
  'core/loadProfile/pressureCounts.ts': [
    {
      text: 'const counts = new Float64Array(maxMbar + 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one more pressure, which none is',
    },
    { text: 'beyond: shareIn(until, maxMbar + 1),', was: '1', becomes: '(1 + 1)', reason: 'behind the greatest pressure there is none' },
  ],
  'core/loadProfile/pressureQuality.ts': [
    {
      text: 'for (; steps[at]! < until; at++) if (sums[at]! > 0 && ran[i]!.at(-1) !== slot) ran[i]!.push(slot);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a machine that was on load for a millisecond was not',
    },
  ],
  'core/loadProfile/pressureSeconds.ts': [
    {
      text: 'if (open === undefined) lows.push((open = { fromMs: atMs, untilMs: atMs, least: bar, fallBarPerMin: undefined, bits: 0 }));',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'bit 0 is of no compressor',
    },
  ],
  'core/machines/airBalance.ts': [
    {
      text: 'const isAlike = (slot: number) => condition >= maxCondition && (fit?.inflationOf(slot - 1) ?? Infinity) > maxInflation;',
      was: '>=',
      becomes: '>',
      reason: 'no condition of logged values is 100 to the last bit',
    },
    {
      text: 'const isAlike = (slot: number) => condition >= maxCondition && (fit?.inflationOf(slot - 1) ?? Infinity) > maxInflation;',
      was: '>',
      becomes: '>=',
      reason: 'no inflation of logged values is 100 to the last bit',
    },
    { text: 'const maxCondition = 100;', was: '100', becomes: '(100 + 1)', reason: 'a hundredth more of what is as good as alike' },
    { text: 'const maxInflation = 100;', was: '100', becomes: '(100 + 1)', reason: 'a hundredth more of what is as good as alike' },
    {
      text: 'exchanges.filter((exchange) => exchange.slot === slot && exchange.day > of[i]!.day).length;',
      was: '>',
      becomes: '>=',
      reason: 'no counted day is that of an exchange',
    },
  ],
  'core/machines/airGrams.ts': [
    {
      text: 'drawnBlocks(days.length, draw, { seed: 1 }, (from, length) => {',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'other draws of the same days are as good',
    },
  ],
  'core/machines/loadClasses.ts': [
    { text: 'const size = 4;', was: '4', becomes: '(4 + 1)', reason: 'a place more in each class, which nothing is in' },
    {
      text: 'export const noClasses = (): ClassSums => ({ sums: new Float64Array((maxStep + 1) * size), span: Float64Array.of(Infinity, -Infinity) });',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one more class, which no flow is in',
    },
    { text: 'sums.fill(0, 0, (last + 1) * size);', was: '1', becomes: '(1 + 1)', reason: 'the class behind the last one is empty anyway' },
  ],
  'core/machines/machineDrift.ts': [
    {
      text: 'const interval = blockBootstrap(some.length, (positions) => meanOf(some, positions), { seed: 1, level: findingLevel });',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'other draws of the same days are as good',
    },
  ],
  'core/machines/machineSigns.ts': [
    {
      text: 'return { slots: risen.map(({ slot }) => slot), since: risen.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)) };',
      was: '<',
      becomes: '<=',
      reason: 'of two days that are the same either is the first',
    },
  ],
  'core/machines/machinesOf.ts': [
    {
      text: "return days.reduce((latest, day) => (day > latest ? day : latest), '');",
      was: '>',
      becomes: '>=',
      reason: 'of two days that are the same either is the latest',
    },
  ],
  'core/machines/sheetPower.ts': [
    {
      text: 'const upper = all.slice(1).find((point) => point.flowM3min >= atM3min) ?? last;',
      was: '>=',
      becomes: '>',
      reason: 'at a point the lines on both sides of it have its power',
    },
  ],
  'core/maintenance/ServiceRecord.ts': [
    {
      text: '.reduce<ServiceRecord | undefined>((last, record) => (last === undefined || record.id > last.id ? record : last), undefined);',
      was: '>',
      becomes: '>=',
      reason: 'each record has an id of its own',
    },
  ],
  'core/maintenance/barAxis.ts': [
    { text: 'const remainingH = figureOf(item.remainingH) ?? 0;', was: '0', becomes: '(0 + 1)', reason: 'an hour is cut at no scale' },
    {
      text: 'isCut: Math.max(figureOf(item.intervalH) ?? 0, remainingH) > scaleH,',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'an hour is cut at no scale',
    },
  ],
  'core/maintenance/calendarFile.ts': [
    { text: 'if (code < 0x80) return 1;', was: '<', becomes: '<=', reason: 'U+0080 is a control character, which no line has' },
  ],
  'core/maintenance/serviceChart.ts': [
    {
      text: 'const largestH = items.reduce((largest, { intervalH }) => Math.max(largest, figureOf(intervalH) ?? 0), 0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'an hour fits every scale',
    },
    {
      text: 'cut: Math.max(intervalH ?? 0, Math.abs(remainingH ?? 0)) > scaleH,',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'an hour is cut at no scale',
    },
  ],
  'core/maintenance/serviceDate.ts': [
    { text: 'const draws = 1999;', was: '1999', becomes: '(1999 + 1)', reason: 'a draw more of 1999 is as good' },
    {
      text: 'state = (state + 0x6d2b79f5) | 0;',
      was: '0x6d2b79f5',
      becomes: '(1831565813 + 1)',
      reason: 'other numbers by chance are as good',
    },
    {
      text: 'let mixed = Math.imul(state ^ (state >>> 15), 1 | state);',
      was: '15',
      becomes: '(15 + 1)',
      reason: 'other numbers by chance are as good',
    },
    {
      text: 'mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;',
      was: '7',
      becomes: '(7 + 1)',
      reason: 'other numbers by chance are as good',
    },
    {
      text: 'mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;',
      was: '61',
      becomes: '(61 + 1)',
      reason: 'other numbers by chance are as good',
    },
    {
      text: 'return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;',
      was: '14',
      becomes: '(14 + 1)',
      reason: 'other numbers by chance are as good',
    },
    {
      text: 'return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;',
      was: '4_294_967_296',
      becomes: '(4294967296 + 1)',
      reason: 'a number by chance that is less by its last bits',
    },
    {
      text: 'const quantile = (sorted: Float64Array, share: number) => sorted[Math.round(share * (sorted.length - 1))]!;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'of 1999 draws the next one is as good',
    },
    {
      text: 'const quantile = (sorted: Float64Array, share: number) => sorted[Math.round(share * (sorted.length - 1))]!;',
      was: '-',
      becomes: '+',
      reason: 'of 1999 draws the next one is as good',
    },
  ],
  'core/measures/lowerPressure.ts': [
    {
      text: 'return steps < 1 + sliver ? 0 : Math.floor(steps + sliver);',
      was: '<',
      becomes: '<=',
      reason: 'no difference of two pressures is 0.1 bar and a millionth of it to the last bit',
    },
  ],
  'core/measures/machineService.ts': [
    {
      text: 'const since = risen.map(({ change }) => change.since).reduce((a, b) => (a < b ? a : b));',
      was: '<',
      becomes: '<=',
      reason: 'of two days that are the same either is the first',
    },
  ],
  'core/measures/measuresOf.ts': [
    { text: '-(money?.low ?? 0),', was: '0', becomes: '(0 + 1)', reason: 'what has no money is compared with such as has none either' },
    { text: '-(money?.high ?? 0),', was: '0', becomes: '(0 + 1)', reason: 'what has no money is compared with such as has none either' },
  ],
  'core/measures/nightShutdown.ts': [
    {
      text: 'return { days: type.days, baseM3min, hours: hours.filter((hour) => hour <= baseM3min * atBase) };',
      was: '<=',
      becomes: '<',
      reason: 'no mean of an hour is a tenth above another to the last bit; nothing flows in those at 0',
    },
  ],
  'core/measures/replayedMeasures.ts': [
    {
      text: "return of.isDifference && of.savingKWh.value > 0 ? undefined : 'noDifference';",
      was: '>',
      becomes: '>=',
      reason: 'what saves nothing is no difference',
    },
  ],
  'core/measures/shorterRunOn.ts': [
    {
      text: 'const blowDownShare = Math.min(1, ratioOf(unloadings * slowestBlowDownS, of.noLoadS) ?? 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'without a time without load there is nothing that the share is taken from',
    },
  ],
  'core/modbus/mbapFraming.ts': [
    {
      text: 'const lateQuestions = 32;',
      was: '32',
      becomes: '(32 + 1)',
      reason: 'how many late answers are known is free: one more is as good',
    },
  ],
  'core/modbus/rtuFraming.ts': [{ text: 'close();', becomes: ';', reason: 'a byte behind a whole answer is in doubt either way' }],
  'core/monthReport/reportedMonth.ts': [
    {
      text: "return monthOf(kind === 'before' ? shiftDay(from, -1) : comparedDays({ from, until: from }, kind).from);",
      was: '1',
      becomes: '(1 + 1)',
      reason: 'two days before the first of a month are in the month before as well',
    },
  ],
  'core/performance/energyModel.ts': [
    {
      text: 'const meanSquare = Math.max((rmse * rmse * degreesOfFreedom) / count, smallest * smallest);',
      was: '/',
      becomes: '*',
      reason: 'models of the same days are compared: they have the factor in common',
    },
    {
      text: 'const isPhysical = ({ coefficients }: EnergyModel) => coefficients.slice(1).every(({ t }) => t > minT);',
      was: '>',
      becomes: '>=',
      reason: 'no fit comes to exactly the limit',
    },
    {
      text: 'other !== undefined && isPhysical(other) && bicOf(other) < bicOf(best) ? other : best;',
      was: '<',
      becomes: '<=',
      reason: 'models that are exactly as good are alike',
    },
  ],
  'core/performance/performanceDays.ts': [
    {
      text: 'const places = new Int32Array(lastStep - firstStep + 1).fill(-1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one more quarter hour, which has nothing, and any number below 0 says that there is none',
    },
  ],
  'core/performance/performanceOf.ts': [
    { text: 'slopeT: { value: t, limit: minT, isKept: t > minT },', was: '>', becomes: '>=', reason: 'no fit comes to exactly the limit' },
    {
      text: "return volumeOf(model).slope.t > minT ? undefined : 'noSlope';",
      was: '>',
      becomes: '>=',
      reason: 'no fit comes to exactly the limit',
    },
  ],
  'core/performance/savings.ts': [
    {
      text: 'return { value: Math.abs(value) < smallestShare * magnitude ? 0 : value, half: t * Math.sqrt(variance) };',
      was: '<',
      becomes: '<=',
      reason: 'what is rounding is a rough limit: a sum exactly on it is nothing either way',
    },
  ],
  'core/plant/events/eventTimes.ts': [
    {
      text: 'if (hash01(seed, chance, slot) < slotChance) startsMs.push(floor((slot + hash01(seed, place, slot)) * slotMs));',
      was: '<',
      becomes: '<=',
      reason: 'one number of four thousand million makes another course of chance, which is as good',
    },
    {
      text: 'for (let day = floor(fromMs / msPerDay) - 1; day <= floor(untilMs / msPerDay) + 1; day++) {',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'what begins outside the range is left out anyway',
    },
    { text: 'if (!(perWeek > 0)) return [];', was: '>', becomes: '>=', reason: 'at a rate of 0 no slot begins either' },
    {
      text: 'for (let slot = floor(fromMs / slotMs); slot * slotMs < untilMs; slot++) {',
      was: '<',
      becomes: '<=',
      reason: 'what begins in a slot behind the range is left out anyway',
    },
  ],
  'core/plant/model/ambient.ts': [
    {
      text: 'const bump = abs(hoursFromWarmest) < bumpHalfWidthH ? cos((hoursFromWarmest * Math.PI) / (2 * bumpHalfWidthH)) ** 2 : 0;',
      was: '<',
      becomes: '<=',
      reason: 'at six hours the cosine is nothing anyway',
    },
    {
      text: 'const hot = hash01(seed, noiseStream.hotDay, localDay(atMs, clock)) < config.hotDayChance;',
      was: '<',
      becomes: '<=',
      reason: 'no random number is the chance to its last bit',
    },
  ],
  'core/plant/model/demand.ts': [
    { text: 'while (points[i]!.hour < hour) i++;', was: '<', becomes: '<=', reason: 'at a point of the day the lines on both sides meet' },
    {
      text: 'if (hash01(seed, noiseStream.peak, slot) >= peaks.chance) return 0;',
      was: '>=',
      becomes: '>',
      reason: 'no random number is the chance to its last bit',
    },
  ],
  'core/plant/model/leakage.ts': [
    { text: 'const openShare = min(1, max(0, pressureBar / chokedAboveBar));', was: '/', becomes: '*', reason: 'the limit is 1 bar' },
  ],
  'core/plant/model/machineOutlet.ts': [
    {
      text: "const hasPressure = ({ mode, ventingShare }: MachineState) => mode === 'load' || ventingShare > 0;",
      was: '>',
      becomes: '>=',
      reason: 'what vents nothing draws no more at any pressure, which is only found out later',
    },
    {
      text: 'return machinePowerKW(config.machines[position]!, machine, hasPressure(machine) ? loadedBar(config, state, position) : 0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'without pressure the power does not depend on it',
    },
  ],
  'core/plant/model/machinesAtChange.ts': [
    { text: 'if (before === now) return 0;', becomes: ';', reason: 'the same machines have lost nothing, which is only found out later' },
  ],
  'core/plant/model/plantFlows.ts': [
    { text: 'for (let i = 0; i < events.length; i++) {', was: '<', becomes: '<=', reason: 'behind the last event nothing is on' },
  ],
  'core/plot/barShapes.ts': [
    {
      text: 'const domain = isUp ? valueDomain({ min: 0, max: longest }, { floor: 0, step, fromZero: true }, tickCount) : ([0, longest] as const);',
      was: 'true',
      becomes: 'false',
      reason: 'a scale whose least value is its floor begins there',
    },
  ],
  'core/plot/extentOf.ts': [
    { text: 'if (!(value >= min)) min = value;', was: '>=', becomes: '>', reason: 'the same value once more is the same extreme' },
    { text: 'if (!(value <= max)) max = value;', was: '<=', becomes: '<', reason: 'the same value once more is the same extreme' },
  ],
  'core/plot/extremeGroups.ts': [
    {
      text: 'for (let level = 1; level < groups.starts.length - 1; level++)',
      was: '<',
      becomes: '<=',
      reason: 'behind the last level there is no group',
    },
    {
      text: 'export const groupRowBits = 5;',
      was: '5',
      becomes: '(5 + 1)',
      reason: 'how large groups are is free: the same extremes are found',
    },
    {
      text: 'export const branchBits = 2;',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'how large groups are is free: the same extremes are found',
    },
    { text: 'sum += value;', was: '+=', becomes: '-=', reason: 'only whether a value is missing is read from it' },
  ],
  'core/plot/linePoints.ts': [
    { text: 'let breaksBefore = -1;', was: '1', becomes: '(1 + 1)', reason: 'either is less than any number of breaks' },
  ],
  'core/plot/lineShape.ts': [
    { text: 'let breaksBefore = -1;', was: '1', becomes: '(1 + 1)', reason: 'either is less than any number of breaks' },
    {
      text: 'const isWhole = untilIndex > fromIndex && breaks[fromIndex] === breaks[untilIndex - 1] && !Number.isNaN(column[fromIndex]!);',
      was: '-',
      becomes: '+',
      reason: 'a line without a break up to a later row has none before it; else rows are looked up, which only takes longer',
    },
    {
      text: 'const isWhole = untilIndex > fromIndex && breaks[fromIndex] === breaks[untilIndex - 1] && !Number.isNaN(column[fromIndex]!);',
      was: '>',
      becomes: '>=',
      reason: 'without a row there is nothing to break',
    },
    {
      text: 'if (end - start > 2) pieces.push(points.subarray(start, end));',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'each point is two numbers',
    },
  ],
  'core/plot/missingSpans.ts': [
    {
      text: 'if (a.toMs < b.toMs) i++;',
      was: '<',
      becomes: '<=',
      reason: 'of spans that end together either comes first: the other one shares nothing with the next',
    },
  ],
  'core/plot/pipeFlow.ts': [
    {
      text: 'sharesOf(before).every((share, i) => (share === 0) === (shares[i] === 0) && Math.abs(share - shares[i]!) < 1.5 / steps)',
      was: '<',
      becomes: '<=',
      reason: 'shares are whole steps: none changes by one and a half',
    },
  ],
  'core/plot/reduceToExtremes.ts': [
    {
      text: 'const defaultMiss = 2;',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'let high = from + step + defaultMiss;',
      was: '+',
      becomes: '-',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'const near = high - 2 * defaultMiss;',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'const near = high - 2 * defaultMiss;',
      was: '*',
      becomes: '/',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'if (near > low) {',
      was: '>',
      becomes: '>=',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'if (near > low) {',
      was: 'if (near > low) {\n    if (bucketOf(near) === bucket) low = near;\n    else high = near;\n  }',
      becomes: ';',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'if (bucketOf(near) === bucket) low = near;',
      was: 'low = near;',
      becomes: ';',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    {
      text: 'else high = near;',
      was: 'high = near;',
      becomes: ';',
      reason: 'where the end of a bucket is looked for first is free: it is found from anywhere',
    },
    { text: 'low = high;', becomes: ';', reason: 'where the end of a bucket is looked for first is free: it is found from anywhere' },
    { text: 'if (isLatest) return latest!.ends;', becomes: ';', reason: 'the same buckets are found again, which only takes longer' },
    {
      text: 'latest = { timesMs, fromIndex, untilIndex, count, ends };',
      becomes: ';',
      reason: 'the same buckets are found again, which only takes longer',
    },
  ],
  'core/plot/shareShapes.ts': [
    {
      text: 'if (before !== undefined && before.y === y && before.height === height && Math.abs(before.x + before.width - left) < 0.01)',
      was: '<',
      becomes: '<=',
      reason: 'bars touch, or a whole one is between them',
    },
    {
      text: 'if (startMs + stepMs <= span.fromMs || startMs >= span.toMs || Number.isNaN(columns[0]![row]!)) continue;',
      was: '<=',
      becomes: '<',
      reason: 'a step that only touches the span has no time in it',
    },
    {
      text: 'if (startMs + stepMs <= span.fromMs || startMs >= span.toMs || Number.isNaN(columns[0]![row]!)) continue;',
      was: '>=',
      becomes: '>',
      reason: 'a step that only touches the span has no time in it',
    },
    {
      text: 'if (startMs + stepMs <= span.fromMs || startMs >= span.toMs || Number.isNaN(columns[0]![row]!)) continue;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'the shares of a step are known together',
    },
    {
      text: 'if (before !== undefined && before.y === y && before.height === height && Math.abs(before.x + before.width - left) < 0.01)',
      was: '0.01',
      becomes: '(0.01 + 1)',
      reason: 'bars touch, or a whole one is between them',
    },
  ],
  'core/plot/stackColumns.ts': [
    {
      text: 'for (let row = 0; row < length; row++) {',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/plot/stateChanges.ts': [
    { text: 'const firstRoom = 1024;', was: '1024', becomes: '(1024 + 1)', reason: 'room for one more at first is as good' },
  ],
  'core/plot/stateRuns.ts': [
    {
      text: 'if (stillStates.includes(laneStateOf(status))) still = status;',
      was: 'still = status;',
      becomes: ';',
      reason: 'a status that is known to be still is only looked up again',
    },
    {
      text: 'toMs = column + 1 === columns ? span.toMs : span.fromMs + (column + 1) * columnMs;',
      was: '+',
      becomes: '-',
      reason: 'the last column ends with the span either way, but for the last bits',
    },
    {
      text: 'while (place + 1 < behind && placeEndMs <= fromMs) placeEndMs = endOf(runs, ++place, span);',
      was: '<',
      becomes: '<=',
      reason: 'the last run ends with the span, behind the beginning of each column',
    },
    {
      text: 'while (placeEndMs < toMs && place + 1 < behind) {',
      was: '<',
      becomes: '<=',
      reason: 'the last run ends with the span, and no column ends behind it',
    },
  ],
  'core/plot/timeTicks.ts': [
    {
      text: 'const originMs = stepMs > msPerDay ? mondayMs : 0;',
      was: '>',
      becomes: '>=',
      reason: 'steps of a day are the same from any midnight on',
    },
    {
      text: 'const isSteady = least === greatest && toMs - fromMs <= msPerWeek;',
      was: '<=',
      becomes: '<',
      reason: 'the same ticks are found otherwise, which only takes longer',
    },
  ],
  'core/plot/yRange.ts': [
    { text: 'if (lacking <= 0) return { min: low, max: high };', was: '<=', becomes: '<', reason: 'at exactly a step both are the same' },
  ],
  'core/replay/ReplayRun.ts': [
    { text: 'if (target < minA) target = minA;', was: '<', becomes: '<=', reason: 'at the limit both sides are the same' },
    { text: 'if (target < minB) target = minB;', was: '<', becomes: '<=', reason: 'at the limit both sides are the same' },
    { text: 'if (target > 1) target = 1;', was: '>', becomes: '>=', reason: 'at the limit both sides are the same' },
    {
      text: 'shareA = off > stride ? shareA + stride : off < -stride ? shareA - stride : target;',
      was: '>',
      becomes: '>=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'shareA = off > stride ? shareA + stride : off < -stride ? shareA - stride : target;',
      was: '<',
      becomes: '<=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'shareB = off > stride ? shareB + stride : off < -stride ? shareB - stride : target;',
      was: '>',
      becomes: '>=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'shareB = off > stride ? shareB + stride : off < -stride ? shareB - stride : target;',
      was: '<',
      becomes: '<=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'rows[at + rowAt.share] = off > this.#stride ? share + this.#stride : off < -this.#stride ? share - this.#stride : target;',
      was: '>',
      becomes: '>=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'rows[at + rowAt.share] = off > this.#stride ? share + this.#stride : off < -this.#stride ? share - this.#stride : target;',
      was: '<',
      becomes: '<=',
      reason: 'a share that is a whole stride off moves by it either way',
    },
    {
      text: 'if (used < 0 || bar < emptyBar) break;',
      was: '<',
      becomes: '<=',
      reason: 'a step that is not quiet comes to the same, only slower',
    },
    {
      text: '} else if (bar < lowBar && bar + net * aheadBarPerM3min < lowBar) break;',
      was: '<',
      becomes: '<=',
      reason: 'a step that is not quiet comes to the same, only slower',
    },
    {
      text: 'if (bar + net * aheadBarPerM3min > highBar) break;',
      was: '>',
      becomes: '>=',
      reason: 'a step that is not quiet comes to the same, only slower',
    },
    { text: 'if (bar > highBar) {', was: '>', becomes: '>=', reason: 'at the upper set point nothing is blown off' },
    { text: 'if (bar < lowestBar) lowestBar = bar;', was: '<', becomes: '<=', reason: 'the same value once more is the same extreme' },
    {
      text: 'const pressurePlace = (bar: number): number => (bar > 0 ? (bar < highestBar ? Math.trunc(bar * placesPerBar) : pressurePlaces - 1) : 0);',
      was: '>',
      becomes: '>=',
      reason: 'at 0 bar the place is 0 either way',
    },
    { text: 'let shareA = rows[a + rowAt.share]!;', was: '+', becomes: '-', reason: 'the share is the first place of a row' },
    { text: 'let shareB = rows[b + rowAt.share]!;', was: '+', becomes: '-', reason: 'the share is the first place of a row' },
    { text: 'const share = rows[at + rowAt.share]!;', was: '+', becomes: '-', reason: 'the share is the first place of a row' },
  ],
  'core/replay/ReplayedMachines.ts': [
    {
      text: 'this.rows[i * rowSize + rowAt.share] = baseShares(machine).middle;',
      was: '+',
      becomes: '-',
      reason: 'the share is the first place of a row',
    },
    {
      text: 'this.rows[i * rowSize + rowAt.share] = this.machines[i]!.minShare;',
      was: '+',
      becomes: '-',
      reason: 'the share is the first place of a row',
    },
    {
      text: 'for (let i = 0; i < this.mode.length; i++) this.#close(i);',
      was: '<',
      becomes: '<=',
      reason: 'what is read or written beyond the end of a typed array is nowhere',
    },
    {
      text: 'const row = this.rows.subarray(i * rowSize, (i + 1) * rowSize);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'what stands behind a row is not read',
    },
  ],
  'core/replay/controlReplay.ts': [
    { text: 'lowestBar: countedS > 0 ? run.lowestBar : NaN,', was: '0', becomes: '(0 + 1)', reason: 'time is counted in slots of 10 s' },
    { text: 'nextDay = days[day + 1]?.from ?? Infinity;', becomes: ';', reason: 'a day that is looked for in each slot is the same' },
  ],
  'core/replay/demandOf.ts': [
    {
      text: 'const [knownSlots, loadSlots] = [new Uint32Array(slotCount + 1), new Uint32Array(slotCount + 1)];',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'room for one more slot, which no machine has',
    },
  ],
  'core/replay/fitBand.ts': [
    {
      text: 'if (lowBar === undefined || highBar === undefined) return band;',
      becomes: ';',
      reason: 'the band that would follow is no number, and is not taken',
    },
    {
      text: 'if (lowBar === undefined || highBar === undefined) return band;',
      was: '||',
      becomes: '&&',
      reason: 'a set point that is no number is not taken either',
    },
  ],
  'core/replay/fitMachine.ts': [
    { text: 'let tau = ratio * secondsPerMinute;', was: '*', becomes: '/', reason: 'an iteration that comes to the same from any start' },
    {
      text: 'for (let i = 0; i < 30; i++) tau = (ratio * secondsPerMinute) / (1 - Math.exp(-secondsPerMinute / Math.max(tau, 1)));',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'an iteration that has come to its end before',
    },
    {
      text: 'for (let i = 0; i < 30; i++) tau = (ratio * secondsPerMinute) / (1 - Math.exp(-secondsPerMinute / Math.max(tau, 1)));',
      was: '30',
      becomes: '(30 + 1)',
      reason: 'an iteration that has come to its end before',
    },
    {
      text: 'for (let i = 0; i < 30; i++) tau = (ratio * secondsPerMinute) / (1 - Math.exp(-secondsPerMinute / Math.max(tau, 1)));',
      was: '<',
      becomes: '<=',
      reason: 'an iteration that has come to its end before',
    },
    {
      text: "const total = (of: (ventings: MachineReplayDay['ventings']) => number) => replays.reduce((all, { ventings }) => all + of(ventings), 0);",
      was: '+',
      becomes: '-',
      reason: 'only ratios of these sums are taken',
    },
  ],
  'core/replay/machineRows.ts': [
    {
      text: 'const row = rows.subarray(i * rowSize, (i + 1) * rowSize);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'a longer view: only its first numbers are set',
    },
  ],
  'core/replay/powerCurve.ts': [
    {
      text: 'if (Math.abs(pivot[i]!) < smallestPivot) return undefined;',
      was: '<',
      becomes: '<=',
      reason: 'no sum of logged values is 1e-12 to the last bit',
    },
    {
      text: 'if (rest < least * (1 - betterBy)) [best, least] = [c, rest];',
      was: '*',
      becomes: '/',
      reason: 'of two shapes that are as close either is as good',
    },
    {
      text: 'if (rest < least * (1 - betterBy)) [best, least] = [c, rest];',
      was: '-',
      becomes: '+',
      reason: 'of two shapes that are as close either is as good',
    },
  ],
  'core/replay/replayGate.ts': [
    {
      text: 'for (let i = 0; i < flowM3min.length; i++) if (isReplayed(demand, i)) counts[hourOf(i)]! += 1;',
      was: '<',
      becomes: '<=',
      reason: 'outside of the demand nothing is replayed',
    },
    {
      text: 'for (let i = 0; i < demand.flowM3min.length; i++) {',
      was: '<',
      becomes: '<=',
      reason: 'outside of the demand nothing is replayed',
    },
    {
      text: '!Number.isNaN((flowM3min[slot] ?? NaN) + (pressureBar[slot] ?? NaN));',
      was: '+',
      becomes: '-',
      reason: 'either is missing where one of the two is',
    },
    { text: 'const fewStarts = 10;', was: '10', becomes: '(10 + 1)', reason: 'a fifth of it is between two whole numbers of starts' },
    {
      text: 'const counts = new Uint16Array(hourOf(flowM3min.length) + 1);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'an hour more without a demand',
    },
  ],
  'core/samples/SampleRow.ts': [
    {
      text: 'for (let i = 0; i < plantQuantities.length; i++) values[i] = master[plantQuantities[i]!] ?? NaN;',
      was: '<',
      becomes: '<=',
      reason: "behind the plant's values nothing is known yet",
    },
  ],
  'core/samples/tableBuilder.ts': [
    { text: 'const firstCapacity = 1024;', was: '1024', becomes: '(1024 + 1)', reason: 'other room at first: it grows by itself' },
    {
      text: 'let capacity = Math.max(1, expectedRows);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
    { text: 'capacity *= 2;', was: '2', becomes: '(2 + 1)', reason: 'how much it grows is free' },
  ],
  'core/samples/tableJoiner.ts': [
    {
      text: 'while (row < length && timesMs[row]! > timesMs[row - 1]!) row++;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'rows in order are put in order once more, which only takes longer',
    },
    {
      text: 'while (row < length && timesMs[row]! > timesMs[row - 1]!) row++;',
      was: '<',
      becomes: '>=',
      reason: 'rows in order are put in order once more, which only takes longer',
    },
    {
      text: 'capacity = length === 0 ? Math.ceil(rows * Math.max(1, expectedTables) * spareShare) : Math.max(rows, 2 * capacity);',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'more room than needed, which is as good',
    },
    {
      text: 'const spareShare = 1.05;',
      was: '1.05',
      becomes: '(1.05 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
    {
      text: 'while (row < length && timesMs[row]! > timesMs[row - 1]!) row++;',
      was: '<',
      becomes: '<=',
      reason: 'behind the last row there is no time',
    },
    {
      text: 'if (row >= length) return table;',
      was: '>=',
      becomes: '>',
      reason: 'rows that are in order are sorted into the same order, which only takes longer',
    },
    {
      text: 'if (row >= length) return table;',
      becomes: ';',
      reason: 'rows that are in order are sorted into the same order, which only takes longer',
    },
    {
      text: 'export function tableJoiner(expectedTables = 1): TableJoiner {',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
    {
      text: 'let timesMs = new Float64Array(0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
    { text: 'if (rows <= capacity) return;', was: '<=', becomes: '<', reason: 'how much it grows is free' },
    {
      text: 'capacity = length === 0 ? Math.ceil(rows * Math.max(1, expectedTables) * spareShare) : Math.max(rows, 2 * capacity);',
      was: '===',
      becomes: '!==',
      reason: 'how much it grows is free',
    },
    {
      text: 'capacity = length === 0 ? Math.ceil(rows * Math.max(1, expectedTables) * spareShare) : Math.max(rows, 2 * capacity);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'how much it grows is free',
    },
    {
      text: 'capacity = length === 0 ? Math.ceil(rows * Math.max(1, expectedTables) * spareShare) : Math.max(rows, 2 * capacity);',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'how much room there is at first is free: it grows by itself',
    },
  ],
  'core/samples/weekBuffer.ts': [
    {
      text: 'const isBehind = (atMs: number) => newest >= 0 && intervalOf(atMs) <= newest - weekBufferSlots;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'no time is a week behind the first 10 s',
    },
  ],
  'core/samples/withPlantPower.ts': [
    {
      text: 'for (let row = 0; row < length; row++) {',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
    {
      text: 'for (let row = 0; row < length; row++) if (isWhole[row] === 0) sum[row] = NaN;',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/tariff/priceSeries.ts': [
    {
      text: 'return rows.map((_, i) => (spanMs = stepsMs.includes(untilNext[i] ?? 0) ? untilNext[i]! : spanMs));',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'a millisecond is no step of a series either',
    },
  ],
  'core/time/clockTimes.ts': [
    {
      text: 'if (!(clockMs >= 0 && clockMs < msPerDay)) return [];',
      was: '<',
      becomes: '<=',
      reason: 'the midnight behind a day is not in it',
    },
  ],
  'core/time/comparison.ts': [
    {
      text: 'const [early, late] = [offsetAt(dayMs - msPerDay), offsetAt(dayMs + 2 * msPerDay)];',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'no zone changes its clock twice within so few days',
    },
  ],
  'core/time/plantDay.ts': [
    {
      text: 'const longestMonthDays = 31;',
      was: '31',
      becomes: '(31 + 1)',
      reason: '32 days after the first of a month it is the next month, too',
    },
    {
      text: 'const rememberedDays = 36_525;',
      was: '36_525',
      becomes: '(36525 + 1)',
      reason: 'how many days are remembered is free: one more is as good',
    },
    {
      text: 'const rememberedZones = 32;',
      was: '32',
      becomes: '(32 + 1)',
      reason: 'how many zones are remembered is free: one more is as good',
    },
    {
      text: 'let beforeMs = midnightMs - 2 * msPerDay;',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'what is halved until it is found may begin wider',
    },
    {
      text: 'let startMs = midnightMs + 2 * msPerDay;',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'what is halved until it is found may begin wider',
    },
    {
      text: 'if (hasBegun(midnightMs) && !hasBegun(midnightMs - 1)) return midnightMs;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'days begin at whole seconds',
    },
  ],
  'core/time/textInZone.ts': [
    {
      text: 'const steady = { fromMs: Date.UTC(1973, 0), untilMs: Date.UTC(3000, 0) } as const;',
      was: '1973',
      becomes: '(1973 + 1)',
      reason: 'where asking the runtime takes longer it says the same',
    },
    {
      text: 'const steady = { fromMs: Date.UTC(1973, 0), untilMs: Date.UTC(3000, 0) } as const;',
      was: '3000',
      becomes: '(3000 + 1)',
      reason: 'where asking the runtime takes longer it says the same',
    },
    {
      text: 'const steady = { fromMs: Date.UTC(1973, 0), untilMs: Date.UTC(3000, 0) } as const;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'where asking the runtime takes longer it says the same',
    },
  ],
  'core/totals/SlotSums.ts': [
    {
      text: 'for (let i = 0; i < extremes.length; i++) extremes[i] = -Infinity;',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
    {
      text: 'for (let i = 0; i < sums.length; i++) sums[i] = 0;',
      was: '<',
      becomes: '<=',
      reason: 'what is written beyond the end of a typed array is nowhere',
    },
  ],
  'core/totals/exactSum.ts': [
    {
      text: 'const carriedMiddle = Math.floor((sums[at + 1]! + carriedLow) / highUnit);',
      was: '1',
      becomes: '(1 + 1)',
      reason:
        'how much is carried is free while the second number is below 2^30, as it is for 2^24 quarter hours: both parts still add up exactly',
    },
    {
      text: 'export const fineRounder = 1.5 * 2 ** (52 - fineBits);',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'any number to the power of 0 is 1',
    },
    {
      text: 'export const fineRounder = 1.5 * 2 ** (52 - fineBits);',
      was: '*',
      becomes: '/',
      reason: 'times 1 and divided by 1 are the same',
    },
  ],
  'core/totals/extremesTree.ts': [
    {
      text: 'if (value > into[intoAt + i]!) into[intoAt + i] = value;',
      was: '>',
      becomes: '>=',
      reason: 'the same value once more is the same extreme',
    },
    {
      text: 'const isTop = level === levels - 1;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'from which level on records are gone through one by one is only a matter of time',
    },
    {
      text: 'const isTop = level === levels - 1;',
      was: '===',
      becomes: '!==',
      reason: 'from which level on records are gone through one by one is only a matter of time',
    },
    { text: 'const levels = 10;', was: '10', becomes: '(10 + 1)', reason: 'a level more is as good' },
  ],
  'core/totals/grown.ts': [
    { text: 'if (length <= array.length) return array;', was: '<=', becomes: '<', reason: 'a copy holds the same numbers' },
    {
      text: 'const longer = new Float64Array(Math.max(length, 2 * array.length));',
      was: '2',
      becomes: '(2 + 1)',
      reason: 'how much it grows is free',
    },
    {
      text: 'const longer = new Float64Array(Math.max(length, 2 * array.length));',
      was: '*',
      becomes: '/',
      reason: 'how much it grows is free',
    },
    { text: 'if (filler !== 0) longer.fill(filler, array.length);', was: '0', becomes: '(0 + 1)', reason: 'new memory holds 0 already' },
  ],
  'core/totals/intervals.ts': [
    {
      text: 'if (row < length && timesMs[row]! < quarterEndMs) row = takeInnerRows(row);',
      was: '<',
      becomes: '<=',
      reason: 'rows that are not taken as inner ones are taken one by one',
    },
    {
      text: 'if (row < length && timesMs[row]! < quarterEndMs) row = takeInnerRows(row);',
      was: '<',
      becomes: '>=',
      reason: 'rows that are not taken as inner ones are taken one by one',
    },
    {
      text: 'if (row < length && timesMs[row]! < quarterEndMs) row = takeInnerRows(row);',
      was: '&&',
      becomes: '||',
      reason: 'rows that are in a later quarter hour are no inner ones: none is taken',
    },
    {
      text: 'if (row < length && timesMs[row]! < quarterEndMs) row = takeInnerRows(row);',
      becomes: ';',
      reason: 'rows that are not taken as inner ones are taken one by one',
    },
    { text: 'if (nextMs > endMs) break;', was: '>', becomes: '>=', reason: 'rows that are not taken as inner ones are taken one by one' },
    { text: 'let defaultMs = -1;', was: '1', becomes: '(1 + 1)', reason: 'no time to the next row is below 0' },
    { text: 'let stepMs = 0;', was: '0', becomes: '(0 + 1)', reason: 'set with the first row' },
    { text: 'commonMs.push(-1);', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there was no row yet' },
    { text: 'headRow.push(-1);', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
    {
      text: 'for (; row + 1 < length; row++) {',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'rows that are not taken as inner ones are taken one by one',
    },
    { text: 'export const pieceRows = 8192;', was: '8192', becomes: '(8192 + 1)', reason: 'how many rows are summed at a time is free' },
  ],
  'core/totals/placedSums.ts': [
    {
      text: 'for (let record = 0; record < numbers.length; record++) {',
      was: '<',
      becomes: '<=',
      reason: 'behind the last record there is no number, and what is none is passed over',
    },
    { text: 'const blockQuarters = 120;', was: '120', becomes: '(120 + 1)', reason: 'how many quarter hours a block has is free' },
  ],
  'core/totals/possibleRecords.ts': [
    { text: 'return -1;', was: '1', becomes: '(1 + 1)', reason: 'any number below 0 says that there is none' },
  ],
  'core/totals/preparedTotals.ts': [
    {
      text: 'if (span.untilMs <= atMs || span.fromMs >= atMs + periodMs) return;',
      was: '||',
      becomes: '&&',
      reason: 'a row outside of the span counts nothing in it: that is only seen sooner',
    },
    {
      text: 'if (span.untilMs <= atMs || span.fromMs >= atMs + periodMs) return;',
      was: '<=',
      becomes: '<',
      reason: 'a row outside of the span counts nothing in it: that is only seen sooner',
    },
    {
      text: 'if (span.untilMs <= atMs || span.fromMs >= atMs + periodMs) return;',
      was: '>=',
      becomes: '>',
      reason: 'a row outside of the span counts nothing in it: that is only seen sooner',
    },
    {
      text: 'if (span.untilMs <= atMs || span.fromMs >= atMs + periodMs) return;',
      becomes: ';',
      reason: 'a row outside of the span counts nothing in it: that is only seen sooner',
    },
  ],
  'core/totals/quarterStore.ts': [
    {
      text: 'let numbers: Float64Array = new Float64Array(0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'other room at first: it grows by itself',
    },
    {
      text: 'let periodsMs: Float64Array = new Float64Array(0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'other room at first: it grows by itself',
    },
    { text: 'of.sums = grown(of.sums, (count + 1) * width);', was: '1', becomes: '(1 + 1)', reason: 'room for one quarter hour more' },
  ],
  'core/totals/rowPeriods.ts': [
    { text: '.sort(([a], [b]) => (a < b ? -1 : 1))', was: '<', becomes: '<=', reason: 'each day is there once' },
  ],
  'core/totals/sumChannels.ts': [
    {
      text: 'for (let quarter = 0; quarter < count; quarter++) {',
      was: '<',
      becomes: '<=',
      reason: 'a quarter hour without rows has no value',
    },
  ],
  'core/totals/sumEvenReadings.ts': [
    {
      text: 'if (!(value >= least && value <= greatest && value2 >= least && value2 <= greatest)) break;',
      was: '>=',
      becomes: '>',
      reason: 'a value that is not taken in a pair is taken by itself',
    },
    {
      text: 'if (!(value >= least && value <= greatest && value2 >= least && value2 <= greatest)) break;',
      was: '<=',
      becomes: '<',
      reason: 'a value that is not taken in a pair is taken by itself',
    },
    { text: 'for (; row + 1 < until; row += 2) {', was: '1', becomes: '(1 + 1)', reason: 'what is not added in pairs is added one by one' },
  ],
  'core/totals/sumMachine.ts': [
    {
      text: 'if (commonMs > 0) {',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'rows of a millisecond each are summed one by one, to the same sums',
    },
    {
      text: 'for (let quarter = 0; quarter < quarters.length; quarter++) {',
      was: '<',
      becomes: '<=',
      reason: 'behind the last quarter hour there are no rows',
    },
  ],
  'core/totals/sumPlant.ts': [
    {
      text: 'if (commonMs > 0) sumEvenReadings(readings, column, row, endRow, commonMs, least);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'rows of a millisecond each are summed one by one, to the same sums',
    },
    {
      text: 'for (let quarter = 0; quarter < quarters.length; quarter++) {',
      was: '<',
      becomes: '<=',
      reason: 'behind the last quarter hour there are no rows',
    },
  ],
  'core/totals/sumReadings.ts': [
    { text: 'if (value < least) least = value;', was: '<', becomes: '<=', reason: 'the same value once more is the same extreme' },
    { text: 'if (value > greatest) greatest = value;', was: '>', becomes: '>=', reason: 'the same value once more is the same extreme' },
  ],
};
