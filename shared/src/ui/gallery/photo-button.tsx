import { useHost } from '@guest/shared';
import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { classList } from '../base/class-list';
import styles from './photo-button.module.css';

/** A picture that opens large, with those it belongs to. Its name is the picture's own. */
export function PhotoButton(props: {
  photos: Image[];
  index: number;
  className?: string;
  /** The picture itself. */
  children: ReactNode;
}) {
  const { photos, index, className, children } = props;
  const { layout } = useHost();
  const approach = () => layout.getState().photoApproached();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classList(styles.photo, className)}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
      onClick={(event) => {
        // Not every browser gives the focus to a button that is tapped; it is what the focus comes back to.
        event.currentTarget.focus();
        layout.getState().galleryOpened(photos, index);
      }}
    >
      {children}
    </button>
  );
}
