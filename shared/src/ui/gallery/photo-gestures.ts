import type { PhotoZoom } from './photo-zoom';
import type { Point, Zoom } from './zoom';

const DOUBLE_TAP_MS = 300;
const MAX_TAP_MOVE_PX = 10;
const MAX_TAP_DISTANCE_PX = 40;
const WHEEL_FACTOR = 0.01;

/**
 * Handles touch, mouse and wheel on a photo: pinch, pan and double tap. Returns the function that stops it.
 */
export function watchPhotoGestures(stage: HTMLElement, photo: PhotoZoom): () => void {
  const fingers = new Map<number, Point>();
  let pinch: { from: Zoom; distance: number; middle: Point } | null = null;
  let tap: { at: Point; when: number } | null = null;
  let downAt: Point = { x: 0, y: 0 };

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function beginPinch() {
    const [a, b] = [...fingers.values()];
    pinch = a && b ? { from: photo.zoom, distance: distanceOf(a, b), middle: middleOf(a, b) } : null;
  }

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    downAt = pointOf(event);
    fingers.set(event.pointerId, downAt);
    beginPinch();
    // A finger on a photo that is not zoomed scrolls the strip, so the pointer is not captured.
    if (photo.isZoomed || pinch) stage.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.set(event.pointerId, now);
    const [a, b] = [...fingers.values()];
    if (pinch && a && b) {
      photo.pinch(pinch.from, distanceOf(a, b) / pinch.distance, pinch.middle, middleOf(a, b));
    } else if (photo.isZoomed) {
      photo.pan({ x: now.x - before.x, y: now.y - before.y });
    }
  }

  function up(event: PointerEvent) {
    const wasPinch = pinch !== null;
    if (!fingers.delete(event.pointerId)) return;
    beginPinch();
    const at = pointOf(event);
    if (event.type === 'pointercancel' || wasPinch || distanceOf(at, downAt) > MAX_TAP_MOVE_PX) {
      tap = null;
      return;
    }
    const isDouble =
      tap !== null &&
      event.timeStamp - tap.when < DOUBLE_TAP_MS &&
      distanceOf(at, tap.at) < MAX_TAP_DISTANCE_PX;
    tap = isDouble ? null : { at, when: event.timeStamp };
    if (isDouble) photo.toggle(at);
  }

  function wheel(event: WheelEvent) {
    // Browsers report a pinch on a trackpad as a wheel event with the control key.
    if (!event.ctrlKey) return;
    event.preventDefault();
    photo.scaleBy(Math.exp(-event.deltaY * WHEEL_FACTOR), pointOf(event));
  }

  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

const distanceOf = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
