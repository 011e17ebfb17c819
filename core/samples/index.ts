export {
  channelPosition,
  channels,
  compressorChannel,
  compressorQuantities,
  plantChannel,
  plantQuantities,
  type Channel,
  type CompressorQuantity,
  type PlantQuantity,
} from './channels.ts';
export { emptyRow, sampleRowOf, type SampleRow } from './SampleRow.ts';
export type { Column, SampleTable } from './SampleTable.ts';
export { tableBuilder, type TableBuilder } from './tableBuilder.ts';
