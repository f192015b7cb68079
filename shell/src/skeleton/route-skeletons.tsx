import type { RouteName } from '@guest/shared/routes/routes';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ReactNode } from 'react';
import {
  Cards,
  Chips,
  Detail,
  Fields,
  Group,
  Heading,
  Items,
  Person,
  Posts,
  Rows,
  Tabs,
} from './skeleton-blocks';
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

/** A form, whose questions stand below one another in the width of a text. */
const form = (count: number) => (
  <div className={styles.narrow}>
    <Heading hasLine />
    <Fields count={count} />
  </div>
);
const order = (
  <div className={styles.narrow}>
    <Heading hasLine />
    <Rows count={2} />
    <Fields count={3} />
  </div>
);
const orders = (
  <div className={styles.narrow}>
    <Heading />
    <Cards count={3} />
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
      <div className={styles.withBasket}>
        <div>
          <Tabs />
          <Items count={6} />
        </div>
        <div className={styles.basket}>
          <Skeleton shape="row" />
        </div>
      </div>
    </>
  ),
  'property-outlet-book': (
    <div className={styles.narrow}>
      <Heading hasLine />
      <Rows count={1} />
      <Chips />
      <Fields count={1} />
      <Chips />
    </div>
  ),
  'property-outlet-order-now': order,
  'property-outlet-order-now-order-details': order,
  'property-outlet-order-now-order-review': order,
  'property-outlet-order-now-order': order,
  'property-order': orders,
  'property-order-details': order,
  'property-order-review': order,
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
  'property-activity-book': (
    <div className={styles.narrow}>
      <Heading hasLine />
      <Group count={2} />
      <Group count={2} />
      <Group count={2} />
    </div>
  ),
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
  'property-profile': (
    <div className={styles.narrow}>
      <Person />
      <Group count={8} />
    </div>
  ),
  'property-reservations': (
    <div className={styles.narrow}>
      <Heading />
      <Group count={1} />
      <Cards count={1} />
      <Group count={2} />
    </div>
  ),
  'property-request-create': (
    <>
      <Heading hasLine />
      <div className={styles.columns}>
        {Array.from({ length: 2 }, (_, i) => (
          <div key={i}>
            <Group count={3} />
            <Group count={1} />
            <Group count={2} />
          </div>
        ))}
      </div>
    </>
  ),
  'property-requests': orders,
  'property-signin': form(2),
  'property-register': form(2),
  'property-register-email': form(1),
  'property-register-phone': form(1),
  'property-register-otp': form(1),
  'property-register-profile': form(2),
  'property-register-stay': form(2),
  'property-register-language': form(3),
  'property-register-verification': form(2),
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
