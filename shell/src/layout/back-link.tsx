import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { isOffered } from '@guest/shared/routes/is-offered';
import { routeOf, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import { Icon } from '@guest/shared/ui/base/icon';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useText, type TextKey } from '../texts';
import styles from './bar-control.module.css';
import type { CurrentRoute } from '../routes/current-route';

/** Links to the parent page, wherever the guest came from. */
export function BackLink({ current, property }: { current: CurrentRoute; property: Property | null }) {
  const text = useText();
  const parent = upOf(current);
  // The page is the 404 page if the hotel does not offer its parent.
  const up = parent && property && !isOffered(parent, property.features) ? 'property' : parent;
  if (!up) return null;
  const { title } = routeOf(up);
  // The cast is safe: a test checks that every route title is a text of the shell.
  const page = (up === 'property' && property?.name) || text((title ?? 'Home') as TextKey);

  return (
    <PageLink
      to={up}
      // The cast is safe: the parameters of a page include those of its parent.
      params={current.params as ParamsOf<RouteName>}
      aria-label={text('Back to {page}', { page })}
      className={styles.control}
    >
      <Icon of={ChevronLeft} isDirectional />
    </PageLink>
  );
}

/**
 * Returns the parent route. For a shell page without a property this is the list of hotels, and for an
 * unknown address within a property its home page.
 */
function upOf({ name, params }: CurrentRoute): RouteName | undefined {
  if (name === 'index') return undefined;
  if (name === undefined && params.property !== undefined) return 'property';
  if (name === undefined || routeOf(name).up === undefined) return 'index';
  // The cast is safe: `up` names another route of the same table.
  return routeOf(name).up as RouteName;
}
