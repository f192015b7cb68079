import type { Image } from '@guest/shared/contracts/core/values';
import { PhotoButton } from '@guest/shared/ui/gallery/photo-button';
import ImageOff from 'lucide/dist/esm/icons/image-off.mjs';
import { Icon } from '@guest/shared/ui/base/icon';
import { useState } from 'react';
import { useText } from '../../texts';
import styles from './photo-bubble.module.css';
import { ProgressRing } from './progress-ring';

interface PhotoBubbleProps {
  /** `undefined` until the address is loaded; `size` reserves the space meanwhile. */
  photo: Image | undefined;
  sizes?: { width: number; url: string }[] | undefined;
  /** The photos that the gallery steps through; by default only this photo. */
  album?: { photos: Image[]; index: number } | undefined;
  size: { width: number; height: number };
  /** Set while the photo is being uploaded, 0 to 1. */
  progress?: number | undefined;
  onFailed?: (() => void) | undefined;
}

/** The displayed width in pixels: wide enough to recognise the photo, without filling the screen. */
const SHOWN_WIDTH = 280;

/** A photo in a message. Its space is reserved before it loads, and a tap opens it full-size. */
export function PhotoBubble({ photo, sizes = [], album, size, progress, onFailed }: PhotoBubbleProps) {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  const isGone = photo !== undefined && failed === photo.url;
  const spacer = (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={styles.place} />
  );
  if (!photo || isGone) {
    return (
      <span className={styles.photo}>
        {spacer}
        {isGone && (
          <span className={styles.gone}>
            <Icon of={ImageOff} />
            {text("Couldn't load this photo")}
          </span>
        )}
      </span>
    );
  }
  const srcSet = [...sizes, { width: photo.width, url: photo.url }].map(
    ({ url, width }) => `${url} ${width}w`,
  );
  const picture = (
    <span className={styles.photo}>
      {spacer}
      <img
        src={photo.thumbUrl}
        {...(sizes.length > 0 && { srcSet: srcSet.join(', '), sizes: `${SHOWN_WIDTH}px` })}
        width={size.width}
        height={size.height}
        alt={photo.alt}
        decoding="async"
        className={styles.image}
        onError={() => {
          setFailed(photo.url);
          onFailed?.();
        }}
      />
      {progress !== undefined && (
        <span className={styles.ring}>
          <ProgressRing name={text('Uploading {name}', { name: photo.alt })} part={progress} />
        </span>
      )}
    </span>
  );
  if (progress !== undefined) return picture;
  return (
    <PhotoButton photos={album?.photos ?? [photo]} index={album?.index ?? 0} className={styles.button}>
      {picture}
    </PhotoButton>
  );
}
