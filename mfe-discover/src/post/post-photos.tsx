import type { Image } from '@guest/shared/contracts/values';
import { Picture } from '@guest/shared/ui/picture';
import styles from './post-photos.module.css';

/** Up to four photos in a place whose shape depends on how many there are. */
export function PostPhotos({ images, isPriority }: { images: Image[]; isPriority?: boolean }) {
  if (images.length === 0) return null;
  return (
    <div className={styles.photos}>
      {images.map((image, i) => (
        <Picture
          key={image.url}
          image={image}
          ratio={images.length === 1 ? 'card' : 'square'}
          isPriority={isPriority && i === 0}
          className={styles.photo}
        />
      ))}
    </div>
  );
}
