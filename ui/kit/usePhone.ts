import { useMedia } from './useMedia.ts';

/** As the rules of phones in the style sheets have them. */
const onItsSide = '(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)';

/** Whether the window is that of a phone, upright or on its side. */
export const usePhone = (): boolean => useMedia(`(max-width: 700px), ${onItsSide}`);

/** Whether the window is that of a phone on its side. */
export const usePhoneOnItsSide = (): boolean => useMedia(onItsSide);
