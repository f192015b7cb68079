import type { Image } from '../../contracts/core/values';
import { ZOOM_STEP, fitSize, movedBy, scaledAt, FIT, within, type Point, type Zoom } from './zoom';

export interface PhotoZoom {
  readonly isZoomed: boolean;
  /** Zooms in on the point, or out to the whole photo. */
  toggle(at?: Point): void;
  scaleBy(factor: number, at?: Point): void;
  /** Applies a pinch immediately, without a transition. */
  pinch(from: Zoom, factor: number, start: Point, now: Point): void;
  pan(by: Point): void;
  nudge(by: Point): void;
  readonly zoom: Zoom;
  reset(): void;
}

const MIDDLE: Point = { x: 0, y: 0 };

/**
 * Stores the zoom of a photo and applies it directly to the element, because React cannot render as fast as a
 * finger moves.
 */
export function createPhotoZoom(
  photo: HTMLElement,
  natural: Pick<Image, 'width' | 'height'>,
  onChange: (isZoomed: boolean) => void,
): PhotoZoom {
  let zoom = FIT;

  function show(next: Zoom, isSmooth: boolean) {
    const stage = { width: photo.clientWidth, height: photo.clientHeight };
    const wasZoomed = zoom.scale > 1;
    zoom = within(next, fitSize(natural, stage), stage);
    photo.style.transition = isSmooth ? 'transform var(--normal) var(--ease)' : 'none';
    photo.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
    if (zoom.scale > 1 !== wasZoomed) onChange(zoom.scale > 1);
  }

  return {
    get zoom() {
      return zoom;
    },
    get isZoomed() {
      return zoom.scale > 1;
    },
    toggle: (at = MIDDLE) => show(zoom.scale > 1 ? FIT : scaledAt(zoom, ZOOM_STEP, at), true),
    scaleBy: (factor, at = MIDDLE) => show(scaledAt(zoom, zoom.scale * factor, at), true),
    pinch: (from, factor, start, now) =>
      show(
        movedBy(scaledAt(from, from.scale * factor, start), { x: now.x - start.x, y: now.y - start.y }),
        false,
      ),
    pan: (by) => show(movedBy(zoom, by), false),
    nudge: (by) => show(movedBy(zoom, by), true),
    reset: () => show(FIT, true),
  };
}
