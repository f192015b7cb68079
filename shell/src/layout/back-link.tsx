import { PageLink } from '@guest/shared/page/page-link';
import { routeOf, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import { Icon } from '@guest/shared/ui/base/icon';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useText, type TextKey } from '../texts';
import styles from './bar-control.module.css';
import type { CurrentRoute } from '../routes/current-route';

/** Links to the parent page, wherever the guest came from. */
export function BackLink(props: { current: CurrentRoute; propertyName: string | undefined }) {
  const { current, propertyName } = props;
  const text = useText();
  const up = upOf(current);
  if (!up) return null;
  const { title } = routeOf(up);
  // The cast is safe: a test checks that every route title is a text of the shell.
  const page = (up === 'property' && propertyName) || text((title ?? 'Home') as TextKey);

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
