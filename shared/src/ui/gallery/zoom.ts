/**
 * The position of a photo in its stage: its scale, and the offset of its centre from that of the stage in
 * pixels.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point in pixels from the centre of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const ZOOM_STEP = 2.5;
const MAX_SCALE = 5;

/** Returns the zoom with another scale that keeps the photo fixed at the given point. */
export function scaledAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return {
    scale: next,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  };
}

export const movedBy = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });

/** Limits panning to the edges of the photo. */
export function within(zoom: Zoom, photo: Size, stage: Size): Zoom {
  return {
    scale: zoom.scale,
    x: clampOffset(zoom.x, (photo.width * zoom.scale - stage.width) / 2),
    y: clampOffset(zoom.y, (photo.height * zoom.scale - stage.height) / 2),
  };
}

function clampOffset(value: number, maxOffset: number): number {
  const limit = Math.max(0, maxOffset);
  return Math.min(limit, Math.max(-limit, value));
}

/** Returns the largest size at which the stage shows the whole photo. */
export function fitSize(photo: Size, stage: Size): Size {
  const scale = Math.min(stage.width / photo.width, stage.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
}
