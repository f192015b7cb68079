import { useEffect, useRef } from 'react';
import type { Image } from '../../contracts/core/values';
import { classNames } from '../base/class-names';
import styles from './gallery-photo.module.css';
import { watchPhotoGestures } from './photo-gestures';
import { createPhotoZoom, type PhotoZoom } from './photo-zoom';

/** A full-screen photo of a gallery. Only the current photo can be zoomed. */
export function GalleryPhoto(props: {
  photo: Image;
  isCurrent: boolean;
  /** Photos far from the current one keep their place but are not loaded. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom: (zoom: PhotoZoom | null) => void;
  onZoomedChange: (isZoomed: boolean) => void;
}) {
  const { photo, isCurrent, isNear, isZoomed, onZoom, onZoomedChange } = props;
  const stage = useRef<HTMLLIElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = photo;

  useEffect(() => {
    if (!isCurrent || !stage.current || !image.current) return;
    const zoom = createPhotoZoom(image.current, { width, height }, onZoomedChange);
    const stop = watchPhotoGestures(stage.current, zoom);
    onZoom(zoom);
    return () => {
      stop();
      zoom.reset();
      onZoom(null);
    };
  }, [isCurrent, width, height, onZoom, onZoomedChange]);

  return (
    <li
      ref={stage}
      aria-hidden={!isCurrent}
      className={classNames(styles.stage, isCurrent && isZoomed && styles.closer)}
    >
      {isNear && (
        <img
          ref={image}
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
