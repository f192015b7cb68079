/** The square of a picture that is used, in pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  size: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The guest's choice of zoom and position, each from 0 to 1. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

const NEAREST = 4;

export const MIDDLE: View = { zoom: 0, x: 0.5, y: 0.5 };

/** Returns the square for a view; it never exceeds the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: View): Square {
  const size = Math.round(Math.min(width, height) / (1 + zoom * (NEAREST - 1)));
  return { left: Math.round((width - size) * x), top: Math.round((height - size) * y), size };
}

/** Returns the view after a drag, given as a fraction of the visible square. */
export function movedBy(picture: Size, view: View, part: { x: number; y: number }): View {
  const { size } = squareOf(picture, view);
  const along = (at: number, moved: number, room: number) =>
    room === 0 ? at : Math.min(1, Math.max(0, at - (moved * size) / room));
  return {
    ...view,
    x: along(view.x, part.x, picture.width - size),
    y: along(view.y, part.y, picture.height - size),
  };
}
