import type { PhotoZoom } from './photo-zoom';

const KEY_FACTOR = 1.6;
const NUDGE_PX = 80;

/** Handles a key in a gallery. Returns false for keys that the gallery does not use. */
export function handleGalleryKey(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  gallery: {
    index: number;
    last: number;
    isRightToLeft: boolean;
    zoom: PhotoZoom | null;
    go: (to: number) => void;
  },
): boolean {
  const { index, last, isRightToLeft, zoom, go } = gallery;
  // Keys for the browser's own zoom and navigation are left to the browser.
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const onward = isRightToLeft ? -1 : 1;

  const nudges: Record<string, [number, number]> = {
    ArrowLeft: [NUDGE_PX, 0],
    ArrowRight: [-NUDGE_PX, 0],
    ArrowUp: [0, NUDGE_PX],
    ArrowDown: [0, -NUDGE_PX],
  };
  const nudge = nudges[event.key];
  if (nudge && zoom?.isZoomed) {
    zoom.nudge({ x: nudge[0], y: nudge[1] });
    return true;
  }

  const actions: Record<string, () => void> = {
    ArrowLeft: () => go(index - onward),
    ArrowRight: () => go(index + onward),
    PageUp: () => go(index - 1),
    PageDown: () => go(index + 1),
    Home: () => go(0),
    End: () => go(last),
    '+': () => zoom?.scaleBy(KEY_FACTOR),
    '=': () => zoom?.scaleBy(KEY_FACTOR),
    '-': () => zoom?.scaleBy(1 / KEY_FACTOR),
    '0': () => zoom?.reset(),
  };
  const action = actions[event.key];
  action?.();
  return action !== undefined;
}
