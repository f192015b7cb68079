import { useHost } from '@guest/shared';
import { ApiError, isNetworkError } from '@guest/shared/http/api-error';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { useStore } from 'zustand';
import { PageTitle } from '../title/page-title';
import { loadOfflinePage, loadStoppedPage } from '../offline/lazy-views';
import { RequestCancelled } from '../offline/request-cancelled';
import { Crashed } from './crash/crashed';
import { loadCrashedPage } from './crash/lazy-views';
import { ErrorPage } from './error-page';
import { LazyOrFallback } from './parts/lazy-or-fallback';
import { MissingPage } from './missing-page';
import { RemoteUnavailable } from './parts/remote-unavailable';

/**
 * Replaces a page that failed: the offline page without a connection, an error page for an error reply of the
 * server, and otherwise a view that names the unavailable remote.
 */
export function PageFailure({
  error,
  name,
  onRetry,
}: {
  error: unknown;
  name: RouteName;
  onRetry: () => void;
}) {
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  if (error instanceof ApiError && !(isOffline && isNetworkError(error))) {
    // An address with invalid parameters does not name a page either.
    if (error.status === 404 || error.status === 400) return <MissingPage />;
    return <ErrorPage status={error.status} onRetry={onRetry} />;
  }
  const isStopped = error instanceof RequestCancelled;
  const { owner, title } = routeOf(name);
  const ownPage = <RemoteUnavailable name={owner} onRetry={onRetry} />;
  const lazyProps = { with: { onRetry }, fallback: ownPage };
  const crash = { name: owner, error, onReload: onRetry };
  return (
    <>
      <PageTitle title={title} />
      {isStopped && <LazyOrFallback key="stopped" load={loadStoppedPage} {...lazyProps} />}
      {!isStopped && isOffline && <LazyOrFallback key="offline" load={loadOfflinePage} {...lazyProps} />}
      {!isStopped && !isOffline && <Crashed load={loadCrashedPage} with={crash} fallback={ownPage} />}
    </>
  );
}
