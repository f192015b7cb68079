import {
  Outlet,
  redirect,
  ScrollRestoration,
  useParams,
  useSearchParams,
  type RouteObject,
} from '@guest/shared/router';
import { fragmentsBelow } from '@guest/shared/routes/fragments';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { pageNames, routeOf, type RouteName } from '@guest/shared/routes/routes';
import { ApiError } from '@guest/shared/http/api-error';
import { createElement, Suspense } from 'react';
import { MissingPage } from '../errors/missing-page';
import { PageBoundary } from '../errors/page-boundary';
import { RouteErrorPage } from '../errors/route-error-page';
import { Live } from '../first-view/live';
import { FragmentPlace } from '../fragments/fragment-place';
import { Frame } from '../layout/frame';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageTitle } from '../title/page-title';
import type { PageSource } from '../remotes/page-source';
import { PropertyGate } from '../property/property-gate';

/** Every route of the suite, complete before any remote's code is here; a remote gives pages by the names of its routes. */
export function shellRoutes(source: PageSource): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <Root />,
      // The frame itself has failed: no page is left, and the router's own words are not for guests.
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
      <Live part="page" />
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
      <Live part="frame" />
    </>
  );
}

function pageRoute(name: RouteName, source: PageSource): RouteObject {
  return {
    id: name,
    path: routeOf(name).path,
    handle: { name },
    async loader({ params, request }) {
      // The validation of a route; what it names may still not exist, which the page's first read tells.
      if (!areWellFormed(params)) throw new ApiError(404, 'Page Not Found');
      const { pathname, searchParams } = new URL(request.url);
      const elsewhere = await source.enter?.(pathname, params.property);
      if (elsewhere !== undefined) return redirect(elsewhere);
      await source.begin(name, params, searchParams);
      return null;
    },
    element: <WalledPage key={name} name={name} source={source} />,
    errorElement: <RouteErrorPage />,
  };
}

/** A page behind its own walls: what fails in it, or is late, costs the guest this part alone. */
function WalledPage({ name, source }: { name: RouteName; source: PageSource }) {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <PageBoundary
      name={name}
      help={async (error) => source.crashed?.(routeOf(name).owner, error)}
      onRetry={() => void source.begin(name, params, search)}
    >
      <PageTitle title={routeOf(name).title} />
      <Suspense fallback={<PageSkeleton />}>
        <PropertyGate>
          <ShownPage name={name} source={source} />
        </PropertyGate>
        <Live part="page" />
      </Suspense>
    </PageBoundary>
  );
}

function ShownPage({ name, source }: { name: RouteName; source: PageSource }) {
  return (
    <>
      {/* Another one only where another release has taken the place of the first. */}
      {createElement(source.component(name))}
      {fragmentsBelow(name).map((part) => (
        <FragmentPlace key={part} name={part} />
      ))}
    </>
  );
}
