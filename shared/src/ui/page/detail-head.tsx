import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { classNames } from '../base/class-names';
import styles from './detail-head.module.css';
import { PageHeading } from './page-heading';
import { Photos } from '../picture/photos';

/** The head of a detail page: pictures, name and key facts. */
export function DetailHead(props: {
  images: Image[];
  /** The accessible name of the pictures. */
  photosName: string;
  heading: ReactNode;
  line?: ReactNode;
  facts?: ReactNode;
}) {
  const { images, photosName, ...words } = props;
  return (
    <div className={classNames(images.length === 1 && styles.beside)}>
      <Photos name={photosName} images={images} />
      <PageHeading {...words} />
    </div>
  );
}
