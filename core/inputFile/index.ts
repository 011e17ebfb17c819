export { byPlace, inputChannel, type InputChannel, inputId, inputOfId } from './InputChannel.ts';
export type { InputFile, InputFileHeader } from './InputFile.ts';
export { dayOfInputFileName, inputFileName } from './inputFileName.ts';
export { inputFileReader, type InputFileReader, readInputFile } from './inputFileReader.ts';
export { inputFileHead, inputFileRows } from './inputFileText.ts';
export type { InputMinute, InputValues, MeasuredInput, MinuteFaults } from './InputMinute.ts';
export { type InputSeries, inputSeriesOf, inputTotals, type TimedValues } from './inputSeries.ts';
export { joinedMinutes } from './joinedMinutes.ts';
export { type InputSample, minuteCollector, type MinuteCollector } from './minuteCollector.ts';
