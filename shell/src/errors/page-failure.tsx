import { useHost } from '@guest/shared';
import { ApiError, isUnanswered } from '@guest/shared/http/api-error';
import { LatePart } from '@guest/shared/ui/late-part';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PageTitle } from '../layout/page-title';
import { loadOfflinePage, loadStoppedPage } from '../offline/late-parts';
import { WaitingStopped } from '../offline/waiting-stopped';
import { ErrorPage } from './error-page';
import { MissingPage } from './missing-page';
import { RemoteUnavailable } from './remote-unavailable';

/**
 * What stands in the place of a page that failed: without a connection, that there is none; the error pages for what the
 * server refused; else the part's own.
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
    // An address that asks for what cannot be names nothing either.
    if (error.status === 404 || error.status === 400) return <MissingPage />;
    return <ErrorPage status={error.status} onRetry={onRetry} />;
  }
  const isStopped = error instanceof WaitingStopped;
  const ownPage = <RemoteUnavailable name={routeOf(name).owner} onRetry={onRetry} />;
  const latePage = { onRetry, orElse: ownPage };
  return (
    <>
      <PageTitle title={routeOf(name).title} />
      {isStopped && <LatePage key="stopped" load={loadStoppedPage} {...latePage} />}
      {!isStopped && isOffline && <LatePage key="offline" load={loadOfflinePage} {...latePage} />}
      {!isStopped && !isOffline && ownPage}
    </>
  );
}

interface LatePageProps {
  load: () => Promise<ComponentType<{ onRetry: () => void }>>;
  onRetry: () => void;
  orElse: ReactNode;
}

function LatePage({ load, onRetry, orElse }: LatePageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return orElse;
  return <LatePart load={load} isWanted with={{ onRetry }} onFailure={() => setHasFailed(true)} />;
}
