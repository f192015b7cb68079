/** The square of a picture that is used, in pixels of the picture. */
export interface CropSquare {
  left: number;
  top: number;
  size: number;
}
export interface PictureSize {
  width: number;
  height: number;
}
/** The guest's choice of zoom and position, each from 0 to 1. */
export interface CropPosition {
  zoom: number;
  x: number;
  y: number;
}

const MAX_ZOOM = 4;

export const CENTERED_CROP: CropPosition = { zoom: 0, x: 0.5, y: 0.5 };

/** Returns the square for a view; it never exceeds the picture. */
export function cropSquareOf({ width, height }: PictureSize, { zoom, x, y }: CropPosition): CropSquare {
  const size = Math.round(Math.min(width, height) / (1 + zoom * (MAX_ZOOM - 1)));
  return { left: Math.round((width - size) * x), top: Math.round((height - size) * y), size };
}

/** Returns the view after a drag, given as a fraction of the visible square. */
export function moveCrop(
  picture: PictureSize,
  view: CropPosition,
  offset: { x: number; y: number },
): CropPosition {
  const { size } = cropSquareOf(picture, view);
  const moveAlong = (at: number, moved: number, range: number) =>
    range === 0 ? at : Math.min(1, Math.max(0, at - (moved * size) / range));
  return {
    ...view,
    x: moveAlong(view.x, offset.x, picture.width - size),
    y: moveAlong(view.y, offset.y, picture.height - size),
  };
}
