import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import type { CarouselWords } from '../carousel/carousel-controls';
import { classList } from '../base/class-list';
import styles from './detail-head.module.css';
import { PageHeading } from './page-heading';
import { Photos } from '../picture/photos';

/** What a page about one thing begins with: its pictures, its name, and what decides. */
export function DetailHead(props: {
  images: Image[];
  /** What the pictures are heard as. */
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
