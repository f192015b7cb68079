import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ReactNode } from 'react';
import styles from './skeleton-blocks.module.css';

/** Placeholders for the building blocks of pages, in the size of the real ones. */
export const Heading = ({ hasLine = false }: { hasLine?: boolean }) => (
  <div className={styles.heading}>
    <Skeleton shape="title" />
    {hasLine && <Skeleton />}
  </div>
);

export const Chips = () => (
  <div className={styles.chips}>
    <Skeleton shape="chip" count={5} />
  </div>
);

export const Tabs = () => (
  <div className={styles.tabs}>
    <Skeleton shape="chip" count={4} />
  </div>
);

export const Rows = ({ count }: { count: number }) => (
  <div className={styles.rows}>
    <Skeleton shape="row" count={count} />
  </div>
);

/** The items of a menu: text with a small picture. */
export const Items = ({ count }: { count: number }) => (
  <div className={styles.items}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} className={styles.item}>
        <div>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short-line" />
        </div>
        <span className={styles.thumb}>
          <Skeleton shape="row" />
        </span>
      </div>
    ))}
  </div>
);

/** The posts of the feed: author, text and picture. */
export const Posts = ({ count }: { count: number }) => (
  <div className={styles.posts}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} className={styles.post}>
        <div className={styles.author}>
          <Skeleton shape="circle" />
          <Skeleton shape="short-line" />
        </div>
        <Skeleton count={2} />
        <Skeleton shape="picture" />
      </div>
    ))}
  </div>
);

/** A detail page: picture, name and main facts. */
export const Detail = ({ below }: { below?: ReactNode }) => (
  <>
    <div className={styles.photo}>
      <Skeleton shape="picture" />
    </div>
    <Heading hasLine />
    {below ?? (
      <div className={styles.facts}>
        <Skeleton shape="row" count={4} />
      </div>
    )}
  </>
);

/** A group of rows with its heading. */
export const Group = ({ count }: { count: number }) => (
  <div className={styles.group}>
    <Skeleton shape="short-line" />
    <Rows count={count} />
  </div>
);

/** The fields of a form: a label and a control each. */
export const Fields = ({ count }: { count: number }) => (
  <div className={styles.fields}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i}>
        <Skeleton shape="short-line" />
        <span className={styles.control}>
          <Skeleton shape="row" />
        </span>
      </div>
    ))}
  </div>
);

/** Cards of text below one another, such as what a guest has booked. */
export const Cards = ({ count }: { count: number }) => (
  <div className={styles.posts}>
    <Skeleton shape="row" count={count} />
  </div>
);

/** The head of a page about a person: the picture beside the name. */
export const Person = () => (
  <div className={styles.person}>
    <Skeleton shape="circle" />
    <div className={styles.name}>
      <Skeleton shape="title" />
      <Skeleton shape="short-line" />
    </div>
  </div>
);
