import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { useIsPageLive } from '../../page/use-is-page-live';
import { classNames } from '../base/class-names';
import styles from './picture.module.css';

type Ratio = 'wide' | 'card' | 'square' | 'tall' | 'fill';

export interface PictureProps {
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
 * A picture of one file with a fixed aspect ratio, such as a photo of a guest. It shows the property's colours until
 * the picture is loaded, or if loading fails. `children` are further sources to choose from.
 */
export function PlainPicture({
  image,
  ratio = 'card',
  isPriority = false,
  className,
  children,
  ...rest
}: PictureProps & { children?: ReactNode }) {
  const isLive = useIsPageLive();
  const alt = rest.isDecorative ? '' : image.alt;
  const attributes = {
    src: rest.isSmall ? image.thumbUrl : image.url,
    alt,
    className: styles.image,
    width: image.width,
    height: image.height,
    'data-focus': image.focus,
  };

  return (
    <span className={classNames(styles.picture, styles[ratio], className)}>
      {/* Pictures are rendered only after hydration, so that they do not compete for bandwidth with the scripts. */}
      {isPriority || isLive ? (
        <picture>
          {children}
          {isPriority ? (
            <img {...attributes} fetchPriority="high" />
          ) : (
            <img {...attributes} loading="lazy" decoding="async" />
          )}
        </picture>
      ) : (
        <noscript>
          <img {...attributes} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
