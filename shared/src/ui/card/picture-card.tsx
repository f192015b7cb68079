import type { ReactNode } from 'react';
import type { Image } from '../../contracts/core/values';
import { carryPicture } from '../motion/carry-picture';
import { Picture } from '../picture/picture';
import styles from './picture-card.module.css';

/** One thing of a list: its picture, its name, a line, and the fact that decides. All of it is the link in the heading. */
export function PictureCard(props: {
  image: Image | undefined;
  /** `<PageLink …>` around the name. */
  link: ReactNode;
  /** Of the heading, 3 unless told. */
  level?: 2 | 3 | 4;
  /** What kind of thing it is, above the name. */
  kind?: ReactNode;
  line?: ReactNode;
  fact?: ReactNode;
  /** A control of its own in the picture's corner, such as the heart. */
  corner?: ReactNode;
  isPriority?: boolean;
}) {
  const { image, link, level = 3, kind, line, fact, corner, isPriority } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} onClick={({ currentTarget }) => carryPicture(currentTarget)}>
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
