export { formatDuration } from './formatDuration.ts';
export { formatNumber } from './formatNumber.ts';
export { formatQuantity, type Figure } from './formatQuantity.ts';
export { formatClock, formatDate, formatMinute } from './formatTime.ts';
export { missing } from './missing.ts';
export { unitSymbol } from './unitSymbol.ts';
