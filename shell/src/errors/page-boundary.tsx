import { useHost } from '@guest/shared';
import { useLocation } from '@guest/shared/router';
import type { RouteName } from '@guest/shared/routes/routes';
import type { ReactNode } from 'react';
import { Live } from '../first-view/live';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageFailure } from './page-failure';
import { Walls } from './walls';

/** The walls around a page: what fails inside is shown in its place. */
export function PageBoundary(props: {
  name: RouteName;
  help: (error: unknown) => Promise<boolean | undefined>;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { name, help, onRetry, children } = props;
  const { queries } = useHost();
  const { pathname, key } = useLocation();
  // Another path is another page, with a skeleton of its own.
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
