import type { RouteName } from '@guest/shared/routes/routes';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ReactNode } from 'react';
import { Chips, Detail, Heading, Items, Posts, Rows, Tabs } from './skeleton-blocks';
import styles from './route-skeletons.module.css';

const cards = (
  <CardGrid>
    <Skeleton shape="card" count={6} />
  </CardGrid>
);
const detail = <Detail />;
const schedule = (
  <div className={styles.narrow}>
    <Heading />
    <Chips />
    <Rows count={7} />
  </div>
);

/** The skeletons by route; other pages use the skeleton of their layout. */
const skeletons: Partial<Record<RouteName, ReactNode>> = {
  'property-directories': (
    <>
      <Heading hasLine />
      <div className={styles.tiles}>
        <Skeleton shape="card" count={8} />
      </div>
    </>
  ),
  'property-directories-directory': <Detail below={<Tabs />} />,
  'property-directories-outlets': (
    <>
      <Heading />
      <Chips />
      {cards}
    </>
  ),
  'property-outlet': detail,
  'property-outlet-menus': (
    <div className={styles.narrow}>
      <Heading hasLine />
      <Rows count={3} />
    </div>
  ),
  'property-outlet-menus-menu': (
    <>
      <div className={styles.beside}>
        <div className={styles.cover}>
          <Skeleton shape="picture" />
        </div>
        <Heading hasLine />
      </div>
      <Tabs />
      <Items count={6} />
    </>
  ),
  'property-activities-index': (
    <>
      <Heading hasLine />
      <Rows count={1} />
      <Chips />
      {cards}
    </>
  ),
  'property-activities-schedule': schedule,
  'property-activities-schedule-activityId': detail,
  'property-activity-activityId': detail,
  'property-activities-outlet': <Detail below={cards} />,
  'property-activities-outlet-menu': (
    <div className={styles.narrow}>
      <Heading hasLine />
      <Tabs />
      <Rows count={8} />
    </div>
  ),
  'property-discover': (
    <div className={styles.narrow}>
      <Heading hasLine />
      <Chips />
      <Posts count={3} />
    </div>
  ),
  'property-discover-id': (
    <div className={styles.narrow}>
      <Posts count={1} />
      <Rows count={3} />
    </div>
  ),
  'property-chat': chatSkeleton(),
  'property-chat-intro': chatSkeleton(),
};

function chatSkeleton() {
  return (
    <>
      <Heading hasLine />
      <Rows count={1} />
      <Skeleton shape="row" count={2} />
    </>
  );
}

/** Returns `undefined` if the page has no skeleton of its own. */
export const routeSkeleton = (name: RouteName | undefined): ReactNode => name && skeletons[name];
