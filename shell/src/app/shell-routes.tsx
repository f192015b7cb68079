import {
  Outlet,
  redirect,
  ScrollRestoration,
  useParams,
  useSearchParams,
  type RouteObject,
} from '@guest/shared/router';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { pageNames, routeOf, type RouteName } from '@guest/shared/routes/routes';
import { ApiError } from '@guest/shared/http/api-error';
import { createElement, Suspense } from 'react';
import { MissingPage } from '../errors/missing-page';
import { PageBoundary } from '../errors/page-boundary';
import { RouteErrorPage } from '../errors/route-error-page';
import { HydrationMark } from '../first-view/hydration-mark';
import { Frame } from '../layout/frame';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageTitle } from '../title/page-title';
import type { PageSource } from '../remotes/page-source';
import { PropertyGate } from '../property/property-gate';

/**
 * Declares all routes of the suite before any code of a remote is loaded; remotes provide pages by route
 * name.
 */
export function shellRoutes(source: PageSource): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <Root />,
      // This element is shown if the frame itself fails; the default of the router is not meant for guests.
      errorElement: <RouteErrorPage />,
      children: [
        ...pageNames.map((name) => pageRoute(name, source)),
        { id: 'unmatched', path: '*', element: <UnmatchedPage /> },
      ],
    },
  ];
}

function UnmatchedPage() {
  return (
    <>
      <MissingPage />
      <HydrationMark part="page" />
    </>
  );
}

function Root() {
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <ScrollRestoration />
      <HydrationMark part="frame" />
    </>
  );
}

function pageRoute(name: RouteName, source: PageSource): RouteObject {
  return {
    id: name,
    path: routeOf(name).path,
    handle: { name },
    async loader({ params, request }) {
      // This validates only the format of the parameters; whether the item exists is known after the first
      // read of the page.
      if (!areWellFormed(params)) throw new ApiError(404, 'Page Not Found');
      const { pathname, searchParams } = new URL(request.url);
      const redirectPath = await source.enter?.(pathname, params.property);
      if (redirectPath !== undefined) return redirect(redirectPath);
      await source.begin(name, params, searchParams);
      return null;
    },
    element: <BoundedPage key={name} name={name} source={source} />,
    errorElement: <RouteErrorPage />,
  };
}

/** A page in an error boundary with a skeleton, so that a failure or a delay affects only this part. */
function BoundedPage({ name, source }: { name: RouteName; source: PageSource }) {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <PageBoundary
      name={name}
      recover={async (error) => source.crashed?.(routeOf(name).owner, error)}
      onRetry={() => void source.begin(name, params, search)}
    >
      <PageTitle title={routeOf(name).title} />
      <Suspense fallback={<PageSkeleton />}>
        <PropertyGate name={name}>
          <PageContent name={name} source={source} />
        </PropertyGate>
        <HydrationMark part="page" />
      </Suspense>
    </PageBoundary>
  );
}

function PageContent({ name, source }: { name: RouteName; source: PageSource }) {
  // The component changes only if another release replaces the first.
  return createElement(source.component(name));
}
