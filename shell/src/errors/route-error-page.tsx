import { useRouteError } from '@guest/shared/router';
import { HydrationMark } from '../first-view/hydration-mark';
import { ErrorPage } from './error-page';
import { MissingPage } from './missing-page';

/** The error element of a route: the 404 page or the general error page of the specification. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <>
      {[400, 404].includes(Number(statusOf(error))) ? <MissingPage /> : <ErrorPage />}
      <HydrationMark part="page" />
    </>
  );
}

/**
 * API errors, the router's own error responses and the hydrated errors of the first view all carry a
 * `status`.
 */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
