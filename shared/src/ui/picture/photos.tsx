import type { Image } from '../../contracts/core/values';
import { Carousel } from '../carousel/carousel';
import { PhotoButton } from '../gallery/photo-button';
import styles from './photos.module.css';
import { Picture } from './picture';

/**
 * The pictures at the top of a detail page: a carousel on a phone, side by side on wider screens. Each opens
 * in the gallery.
 */
export function Photos(props: { name: string; images: Image[] }) {
  const { name, images } = props;
  if (images.length === 0) return null;
  return (
    <Carousel name={name} className={styles.photos}>
      {images.map((image, i) => (
        <li key={image.url} className={styles.photo}>
          <PhotoButton photos={images} index={i}>
            <Picture image={image} ratio="fill" isPriority={i === 0} />
          </PhotoButton>
        </li>
      ))}
    </Carousel>
  );
}
