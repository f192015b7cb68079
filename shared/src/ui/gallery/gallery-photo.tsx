import { useEffect, useRef } from 'react';
import type { Image } from '../../contracts/core/values';
import { classList } from '../base/class-list';
import styles from './gallery-photo.module.css';
import { watchPhotoGestures } from './photo-gestures';
import { createPhotoZoom, type PhotoZoom } from './photo-zoom';

/** A full-screen photo of a gallery. Only the current photo can be zoomed. */
export function GalleryPhoto(props: {
  photo: Image;
  isCurrent: boolean;
  /** Photos far from the current one keep their place but are not loaded. */
  isNear: boolean;
  isCloser: boolean;
  onZoom: (zoom: PhotoZoom | null) => void;
  onCloser: (isCloser: boolean) => void;
}) {
  const { photo, isCurrent, isNear, isCloser, onZoom, onCloser } = props;
  const stage = useRef<HTMLLIElement>(null);
  const shown = useRef<HTMLImageElement>(null);
  const { width, height } = photo;

  useEffect(() => {
    if (!isCurrent || !stage.current || !shown.current) return;
    const zoom = createPhotoZoom(shown.current, { width, height }, onCloser);
    const stop = watchPhotoGestures(stage.current, zoom);
    onZoom(zoom);
    return () => {
      stop();
      zoom.reset();
      onZoom(null);
    };
  }, [isCurrent, width, height, onZoom, onCloser]);

  return (
    <li
      ref={stage}
      aria-hidden={!isCurrent}
      className={classList(styles.stage, isCurrent && isCloser && styles.closer)}
    >
      {isNear && (
        <img
          ref={shown}
          src={photo.url}
          alt={photo.alt}
          width={width}
          height={height}
          draggable={false}
          className={styles.photo}
        />
      )}
    </li>
  );
}
