import { useHost } from '@guest/shared';
import { useLocation } from '@guest/shared/router';
import type { RouteName } from '@guest/shared/routes/routes';
import type { ReactNode } from 'react';
import { Live } from '../first-view/live';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageFailure } from './page-failure';
import { Walls } from './walls';

/** The error boundary of a page, which shows a failure in place of the page. */
export function PageBoundary(props: {
  name: RouteName;
  help: (error: unknown) => Promise<boolean | undefined>;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { name, help, onRetry, children } = props;
  const { queries } = useHost();
  const { pathname, key } = useLocation();
  // Another path is another page, so the key resets the boundary and shows the new page's own skeleton.
  return (
    <Walls
      key={pathname}
      visit={key}
      help={help}
      waiting={<PageSkeleton />}
      failed={(error, retry) => (
        <>
          <PageFailure error={error} name={name} onRetry={retry} />
          <Live part="page" />
        </>
      )}
      onRetry={() => {
        queries.removeQueries({ predicate: hasFailed });
        onRetry();
      }}
    >
      {children}
    </Walls>
  );
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
