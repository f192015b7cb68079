import type { Image } from '../../contracts/core/values';
import { useIsPageLive } from '../../page/use-is-page-live';
import { classNames } from '../base/class-names';
import styles from './picture.module.css';

type Ratio = 'wide' | 'card' | 'square' | 'tall' | 'fill';

interface PictureProps {
  image: Image;
  /**
   * The aspect ratio: `wide` 16:9, `card` 3:2, `square`, `tall` 4:5, or `fill` for the size of its container.
   * The default is `card`.
   */
  ratio?: Ratio;
  /**
   * The picture is visible at once and loads with the document. A page should have at most two of these; all
   * others wait for hydration.
   */
  isPriority?: boolean;
  /** The picture is displayed so small that the smallest file is enough. */
  isSmall?: boolean;
  /** The adjacent text has the same content. */
  isDecorative?: boolean;
  className?: string;
}

/**
 * A picture with a fixed aspect ratio. It shows the property's colours until the picture is loaded, or if
 * loading fails.
 */
export function Picture({ image, ratio = 'card', isPriority = false, className, ...rest }: PictureProps) {
  const isLive = useIsPageLive();
  const alt = rest.isDecorative ? '' : image.alt;
  const source = { src: rest.isSmall ? image.thumbUrl : image.url, alt, className: styles.image };
  const size = { width: image.width, height: image.height };

  return (
    <span className={classNames(styles.picture, styles[ratio], className)}>
      {isPriority && <img {...source} {...size} fetchPriority="high" />}
      {/* Pictures are rendered only after hydration, so that they do not compete for bandwidth with the scripts. */}
      {!isPriority && isLive && <img {...source} {...size} loading="lazy" decoding="async" />}
      {!isPriority && !isLive && (
        <noscript>
          <img {...source} {...size} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
