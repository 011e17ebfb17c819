export { decimalSeparator } from './decimalSeparator.ts';
export { formatDuration } from './formatDuration.ts';
export { formatMonth } from './formatMonth.ts';
export { formatNumber } from './formatNumber.ts';
export { formatDisplayValue, formatQuantity, type Figure } from './formatQuantity.ts';
export { formatClock, formatDate, formatDateTime, formatDay, formatDayAndMonth, formatDayOfMonth, formatMinute } from './formatTime.ts';
export { missing } from './missing.ts';
export { parseNumber } from './parseNumber.ts';
export { unitSymbol } from './unitSymbol.ts';
