import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import styles from './post-tags.module.css';

/** Lists the tags of a post; each links to the feed filtered by it. */
export function PostTags({ tags }: { tags: string[] }) {
  const property = usePathParam('property');
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink to="property-discover" params={{ property }} query={{ tag }} className={styles.tag}>
            <bdi>#{tag}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
