export { webAlarmSound, type SoundScope } from './webAlarmSound.ts';
export { webNotices, type NoticeScope } from './webNotices.ts';
