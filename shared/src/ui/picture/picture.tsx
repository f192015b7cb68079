import type { Image } from '../../contracts/core/values';
import { useIsPageLive } from '../../page/use-is-page-live';
import { classList } from '../base/class-list';
import styles from './picture.module.css';

type Ratio = 'wide' | 'card' | 'square' | 'tall' | 'fill';

interface PictureProps {
  image: Image;
  /** `wide` 16:9, `card` 3:2, `square`, `tall` 4:5, or `fill`: as large as its place. `card` unless told. */
  ratio?: Ratio;
  /** In sight at once: loads with the document. At most two of a page; any other waits until the page answers. */
  isPriority?: boolean;
  /** Shown so small that the small picture does. */
  isSmall?: boolean;
  /** Where the text beside it says the same. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture in a place of fixed shape, which has the property's colours until the picture is there, or in its stead. */
export function Picture({ image, ratio = 'card', isPriority = false, className, ...rest }: PictureProps) {
  const isLive = useIsPageLive();
  const alt = rest.isDecorative ? '' : image.alt;
  const source = { src: rest.isSmall ? image.thumbUrl : image.url, alt, className: styles.image };
  const size = { width: image.width, height: image.height };

  return (
    <span className={classList(styles.picture, styles[ratio], className)}>
      {isPriority && <img {...source} {...size} fetchPriority="high" />}
      {/* Without a source it takes no part of the line from what the page needs to answer. */}
      {!isPriority && isLive && <img {...source} {...size} loading="lazy" decoding="async" />}
      {!isPriority && !isLive && (
        <noscript>
          <img {...source} {...size} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
