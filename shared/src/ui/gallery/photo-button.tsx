import { useHost } from '@guest/shared';
import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { classNames } from '../base/class-names';
import styles from './photo-button.module.css';

/** A button that opens a picture in the gallery together with its neighbours. */
export function PhotoButton(props: {
  photos: Image[];
  index: number;
  /** The accessible name; the default is that of the picture, which an author may not have described. */
  name?: string;
  className?: string;
  /** The picture. */
  children: ReactNode;
}) {
  const { photos, index, name, className, children } = props;
  const { layout } = useHost();
  const approach = () => layout.getState().photoApproached();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      className={classNames(styles.photo, className)}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
      onClick={(event) => {
        // Safari does not focus a tapped button, but the focus has to return to it later.
        event.currentTarget.focus();
        layout.getState().galleryOpened(photos, index);
      }}
    >
      {children}
    </button>
  );
}
