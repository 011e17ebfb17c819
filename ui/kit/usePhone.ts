import { useMedia } from './useMedia.ts';

/** As the rules of phones in the style sheets have them. */
const upright = '(max-width: 700px)';
const onItsSide = '(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)';

/** Whether the window is that of a phone, upright or on its side. */
export const usePhone = (): boolean => useMedia(`${upright}, ${onItsSide}`);

/** Whether the window is as narrow as that of an upright phone; paper is not. */
export const usePhoneUpright = (): boolean => useMedia(`screen and ${upright}`);

/** Whether the window is that of a phone on its side. */
export const usePhoneOnItsSide = (): boolean => useMedia(onItsSide);
