import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { startPictureTransition } from '../motion/picture-transition';
import { Picture } from '../picture/picture';
import styles from './picture-card.module.css';

/**
 * A list item with a picture, a name, a line of text and a key fact. The whole card activates the link in the
 * heading.
 */
export function PictureCard(props: {
  image: Image | undefined;
  /** A `<PageLink …>` around the name. */
  link: ReactNode;
  /** The level of the heading; 3 by default. */
  level?: 2 | 3 | 4;
  /** The category, shown above the name. */
  kind?: ReactNode;
  line?: ReactNode;
  fact?: ReactNode;
  /** A separate control in the corner of the picture, such as the favorite button. */
  corner?: ReactNode;
  isPriority?: boolean;
}) {
  const { image, link, level = 3, kind, line, fact, corner, isPriority } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} onClick={({ currentTarget }) => startPictureTransition(currentTarget)}>
      {image && <Picture image={image} isPriority={isPriority} isDecorative className={styles.picture} />}
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <Heading className={styles.name}>{link}</Heading>
        {line && <p className={styles.line}>{line}</p>}
        {fact && <div className={styles.fact}>{fact}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
