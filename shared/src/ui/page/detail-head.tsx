import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import type { CarouselWords } from '../carousel/carousel-controls';
import { classList } from '../base/class-list';
import styles from './detail-head.module.css';
import { PageHeading } from './page-heading';
import { Photos } from '../picture/photos';

/** The head of a detail page: pictures, name and key facts. */
export function DetailHead(props: {
  images: Image[];
  /** The accessible name of the pictures. */
  photosName: string;
  photoWords: CarouselWords;
  heading: ReactNode;
  line?: ReactNode;
  facts?: ReactNode;
}) {
  const { images, photosName, photoWords, ...words } = props;
  return (
    <div className={classList(images.length === 1 && styles.beside)}>
      <Photos name={photosName} images={images} words={photoWords} />
      <PageHeading {...words} />
    </div>
  );
}
