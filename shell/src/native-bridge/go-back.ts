import type { Router } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { fillIn } from '@guest/shared/routes/fill-in';

/** Set by the router and by open layers; see `closeOnBack`. */
interface HistoryState {
  idx?: number;
  over?: number | 'left';
}
const historyState = (): HistoryState | null => history.state as HistoryState | null;

/** Whether there is something to go back to: an open layer, an earlier page, or the parent page. */
export const canGoBack = (pathname: string): boolean =>
  isLayerOpen() || (historyState()?.idx ?? 0) > 0 || parentPath(pathname) !== undefined;

/** Goes back like the browser's button, or to the parent page. Returns false if there is nothing to go back to. */
export function goBackInPage({ state, navigate }: Pick<Router, 'state' | 'navigate'>): boolean {
  if (isLayerOpen() || (historyState()?.idx ?? 0) > 0) {
    history.back();
    return true;
  }
  const parent = parentPath(state.location.pathname);
  if (parent === undefined) return false;
  void navigate(parent, { replace: true });
  return true;
}

const isLayerOpen = () => typeof historyState()?.over === 'number';

function parentPath(pathname: string): string | undefined {
  const match = matchRoute(pathname);
  // `up` names another route of the same table, and its parameters are among those of the page.
  const up = match && (routeOf(match.name).up as RouteName | undefined);
  return up && fillIn(routeOf(up).path, match.params);
}
