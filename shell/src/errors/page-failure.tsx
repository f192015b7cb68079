import { ApiError } from '@guest/shared/http/api-error';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { PageTitle } from '../layout/page-title';
import { ErrorPage } from './error-page';
import { MissingPage } from './missing-page';
import { RemoteUnavailable } from './remote-unavailable';

/** What stands in the place of a page that failed: the error pages for what the server refused, else the part's own. */
export function PageFailure(props: { error: unknown; name: RouteName; onRetry: () => void }) {
  const { error, name, onRetry } = props;
  if (!(error instanceof ApiError)) {
    return (
      <>
        <PageTitle title={routeOf(name).title} />
        <RemoteUnavailable name={routeOf(name).owner} onRetry={onRetry} />
      </>
    );
  }
  // An address that asks for what cannot be names nothing either.
  if (error.status === 404 || error.status === 400) return <MissingPage />;
  return <ErrorPage status={error.status} onRetry={onRetry} />;
}
