import { useHost } from '@guest/shared';
import { ApiError, isUnanswered } from '@guest/shared/http/api-error';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { useStore } from 'zustand';
import { PageTitle } from '../title/page-title';
import { loadOfflinePage, loadStoppedPage } from '../offline/late-parts';
import { WaitingStopped } from '../offline/waiting-stopped';
import { Crashed } from './crash/crashed';
import { loadCrashedPage } from './crash/late-parts';
import { ErrorPage } from './error-page';
import { LateOrElse } from './parts/late-or-else';
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
  if (error instanceof ApiError && !(isOffline && isUnanswered(error))) {
    // An address with invalid parameters does not name a page either.
    if (error.status === 404 || error.status === 400) return <MissingPage />;
    return <ErrorPage status={error.status} onRetry={onRetry} />;
  }
  const isStopped = error instanceof WaitingStopped;
  const { owner, title } = routeOf(name);
  const ownPage = <RemoteUnavailable name={owner} onRetry={onRetry} />;
  const late = { with: { onRetry }, orElse: ownPage };
  const crash = { name: owner, error, onReload: onRetry };
  return (
    <>
      <PageTitle title={title} />
      {isStopped && <LateOrElse key="stopped" load={loadStoppedPage} {...late} />}
      {!isStopped && isOffline && <LateOrElse key="offline" load={loadOfflinePage} {...late} />}
      {!isStopped && !isOffline && <Crashed load={loadCrashedPage} with={crash} orElse={ownPage} />}
    </>
  );
}
