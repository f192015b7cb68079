import { useHost } from '@guest/shared';
import { useLocation } from '@guest/shared/router';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { ReactNode } from 'react';
import { HydrationMark } from '../first-view/hydration-mark';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageFailure } from './page-failure';
import { ErrorBoundary } from './error-boundary';

/** The error boundary of a page, which shows a failure in place of the page. */
export function PageBoundary(props: {
  name: RouteName;
  recover: (error: unknown) => Promise<boolean | undefined>;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { name, recover, onRetry, children } = props;
  const { queries } = useHost();
  const { pathname, key } = useLocation();
  // Another path is another page, so the key resets the boundary and shows the new page's own skeleton.
  return (
    <ErrorBoundary
      key={pathname}
      part={routeOf(name).owner}
      retryKey={key}
      recover={recover}
      waiting={<PageSkeleton />}
      failed={(error, retry) => (
        <>
          <PageFailure error={error} name={name} onRetry={retry} />
          <HydrationMark part="page" />
        </>
      )}
      onRetry={() => {
        queries.removeQueries({ predicate: hasFailed });
        onRetry();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
