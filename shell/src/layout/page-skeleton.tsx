import type { RouteName } from '@guest/shared/routes/routes';
import { CardGrid } from '@guest/shared/ui/card-grid';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { Unseen } from '@guest/shared/ui/unseen';
import type { ReactNode } from 'react';
import { useText } from '../texts';
import { useCurrentRoute, type CurrentRoute } from './current-route';
import styles from './page-skeleton.module.css';

type Shape = 'home' | 'cards' | 'rows' | 'detail' | 'words';

/** Of pages whose route's layout does not say enough. */
const shapes: Partial<Record<RouteName, Shape>> = {
  property: 'home',
  'property-outlet': 'detail',
  'property-activity-activityId': 'detail',
  'property-outlet-menus': 'rows',
  'property-outlet-menus-menu': 'rows',
  'property-activities-schedule': 'rows',
  'property-activities-schedule-activityId': 'rows',
  'property-discover-id': 'detail',
  'property-signin': 'words',
  'property-chat': 'rows',
  'property-chat-intro': 'words',
};

/** The page's place while it is on its way, of about its size. */
export function PageSkeleton() {
  const text = useText();
  const shape = shapeOf(useCurrentRoute());
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Unseen>{text('Loading')}</Unseen>
      {pictures[shape]}
    </div>
  );
}

const shapeOf = ({ name, layout }: CurrentRoute): Shape =>
  (name && shapes[name]) ?? (layout === 'default' || name === 'index' ? 'cards' : 'words');

const heading = (
  <div className={styles.heading}>
    <Skeleton shape="title" />
    <Skeleton shape="short-line" />
  </div>
);
const cards = (
  <CardGrid>
    <Skeleton shape="card" count={6} />
  </CardGrid>
);

const pictures: Record<Shape, ReactNode> = {
  home: (
    <>
      <div className={styles.hero}>
        <Skeleton shape="picture" />
      </div>
      {heading}
      <div className={styles.ways}>
        <Skeleton shape="row" count={4} />
      </div>
      {cards}
    </>
  ),
  cards: (
    <>
      {heading}
      {cards}
    </>
  ),
  rows: (
    <>
      {heading}
      <div className={styles.rows}>
        <Skeleton shape="row" count={8} />
      </div>
    </>
  ),
  detail: (
    <>
      <div className={styles.hero}>
        <Skeleton shape="picture" />
      </div>
      {heading}
      <Skeleton count={3} />
      <Skeleton shape="short-line" />
    </>
  ),
  words: (
    <>
      {heading}
      <Skeleton count={3} />
      <Skeleton shape="short-line" />
    </>
  ),
};
