import { useRouteError } from '@guest/shared/router';
import { Live } from '../first-view/live';
import { ErrorPage } from './error-page';
import { MissingPage } from './missing-page';

/** What a route shows when it cannot show its page: the error pages of the specification. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <>
      {[400, 404].includes(Number(statusOf(error))) ? <MissingPage /> : <ErrorPage />}
      <Live part="page" />
    </>
  );
}

/** The status of a refusal, of the router's own answers, and of what the document says of the first view. */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
