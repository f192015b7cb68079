import type { Image } from '@guest/shared/contracts/core/values';
import { PhotoButton } from '@guest/shared/ui/gallery/photo-button';
import { PlainPicture } from '@guest/shared/ui/picture/plain-picture';
import styles from './post-photos.module.css';

/** Shows up to four photos in a frame of fixed proportions; each opens the gallery of the album. */
export function PostPhotos(props: {
  images: Image[];
  album: Image[];
  /** The name of the post, which also names photos that their author has not described. */
  name: string;
  isPriority?: boolean;
}) {
  const { images, album, name, isPriority } = props;
  if (images.length === 0) return null;
  return (
    <div className={styles.photos}>
      {images.map((image, i) => (
        <PhotoButton
          key={image.url}
          photos={album}
          index={album.findIndex(({ url }) => url === image.url)}
          name={image.alt || name}
          className={styles.photo}
        >
          <PlainPicture image={image} ratio="fill" isPriority={isPriority && i === 0} />
        </PhotoButton>
      ))}
    </div>
  );
}
