import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import styles from './post-tags.module.css';

/** Links to the outlet or activity that the author has tagged. */
export function PostPlace({ place }: Pick<Post, 'place'>) {
  const property = usePathParam('property');
  if (!place) return null;
  const words = (
    <>
      <Icon of={MapPin} size={16} />
      <bdi>{place.name}</bdi>
    </>
  );
  const { type, uuid, slug } = place;
  return type === 'outlet' && slug !== undefined ? (
    <PageLink to="property-outlet" params={{ property, outlet: slug }} className={styles.place}>
      {words}
    </PageLink>
  ) : (
    <PageLink
      to="property-activity-activityId"
      params={{ property, activityId: uuid }}
      className={styles.place}
    >
      {words}
    </PageLink>
  );
}
