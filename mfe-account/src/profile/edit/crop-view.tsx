import { useEffect, useRef, type PointerEvent } from 'react';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import styles from './crop-view.module.css';
import { moveCrop, cropSquareOf, type CropPosition } from './photo-crop';

const SIDE = 320;
const sliders: [keyof CropPosition, AccountTextKey][] = [
  ['zoom', 'Zoom'],
  ['x', 'Horizontal position'],
  ['y', 'Vertical position'],
];

/**
 * Lets the guest choose the part of the photo to use, by dragging or with sliders that also work with the
 * keyboard.
 */
export function CropView(props: {
  picture: ImageBitmap;
  view: CropPosition;
  onView: (view: CropPosition) => void;
}) {
  const { picture, view, onView } = props;
  const text = useAccountText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const { left, top, size } = cropSquareOf(picture, view);
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, size, size, 0, 0, SIDE, SIDE);
  }, [picture, view]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const before = from.current;
    if (!before) return;
    const side = event.currentTarget.clientWidth || SIDE;
    const part = { x: (event.clientX - before.x) / side, y: (event.clientY - before.y) / side };
    from.current = { x: event.clientX, y: event.clientY };
    onView(moveCrop(picture, view, part));
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={text('Photo preview')}
        className={styles.canvas}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      />
      {sliders.map(([part, label]) => (
        <label key={part} className={styles.slider}>
          {text(label)}
          <input
            type="range"
            min={0}
            max={1}
            step={0.02}
            value={view[part]}
            onChange={(event) => onView({ ...view, [part]: Number(event.target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
