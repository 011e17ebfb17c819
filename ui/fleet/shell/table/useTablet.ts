import { useMedia } from '../../../kit/useMedia.ts';

/** Whether the window is that of a tablet or narrower, where lists leave columns out. */
export const useTablet = (): boolean => useMedia('(max-width: 900px)');
