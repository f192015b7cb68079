import type { Image } from '@guest/shared/contracts/core/values';
import { PhotoButton } from '@guest/shared/ui/gallery/photo-button';
import { PlainPicture } from '@guest/shared/ui/picture/plain-picture';
import { useText } from '../texts';
import styles from './post-photos.module.css';

/** Shows up to four photos in a frame of fixed proportions; each opens the gallery of the album. */
export function PostPhotos(props: { images: Image[]; album: Image[]; isPriority?: boolean }) {
  const { images, album, isPriority } = props;
  const text = useText();
  if (images.length === 0) return null;
  return (
    <div className={styles.photos}>
      {images.map((image, i) => (
        <PhotoButton
          key={image.url}
          photos={album}
          index={album.findIndex(({ url }) => url === image.url)}
          className={styles.photo}
        >
          {/* Its author may have described nothing, and the button still needs a name. */}
          <PlainPicture
            image={{ ...image, alt: image.alt || text('Photo {number}', { number: i + 1 }) }}
            ratio="fill"
            isPriority={isPriority && i === 0}
          />
        </PhotoButton>
      ))}
    </div>
  );
}
