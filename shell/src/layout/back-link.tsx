import { PageLink } from '@guest/shared/page/page-link';
import { routeOf, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import { Icon } from '@guest/shared/ui/base/icon';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useText, type TextKey } from '../texts';
import styles from './bar-control.module.css';
import type { CurrentRoute } from '../routes/current-route';

/** One step up in the house, wherever the guest came from. */
export function BackLink(props: { current: CurrentRoute; propertyName: string | undefined }) {
  const { current, propertyName } = props;
  const text = useText();
  const up = upOf(current);
  if (!up) return null;
  const { title } = routeOf(up);
  // Every route's title is a text of the shell; a test holds it.
  const page = (up === 'property' && propertyName) || text((title ?? 'Home') as TextKey);

  return (
    <PageLink
      to={up}
      // The address of a page holds all that the page above it needs.
      params={current.params as ParamsOf<RouteName>}
      aria-label={text('Back to {page}', { page })}
      className={styles.control}
    >
      <Icon of={ChevronLeft} isDirectional />
    </PageLink>
  );
}

/** A page of the shell that belongs to no property is one step below the list of them; no page of one, below its home. */
function upOf({ name, params }: CurrentRoute): RouteName | undefined {
  if (name === 'index') return undefined;
  if (name === undefined && params.property !== undefined) return 'property';
  if (name === undefined || routeOf(name).up === undefined) return 'index';
  // `up` names another row of the same table.
  return routeOf(name).up as RouteName;
}
