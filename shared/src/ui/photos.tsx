import type { Image } from '../contracts/values';
import { PhotoButton } from './gallery/photo-button';
import { Picture } from './picture';
import styles from './photos.module.css';

/** What something looks like, above its name: moved along by a finger on a phone, side by side elsewhere; each opens large. */
export function Photos({ name, images }: { name: string; images: Image[] }) {
  if (images.length === 0) return null;
  return (
    <ul role="list" aria-label={name} tabIndex={images.length > 1 ? 0 : undefined} className={styles.photos}>
      {images.map((image, i) => (
        <li key={image.url}>
          <PhotoButton photos={images} index={i}>
            <Picture image={image} ratio="fill" isPriority={i === 0} />
          </PhotoButton>
        </li>
      ))}
    </ul>
  );
}
