import type { createBrowserRouter as createRouter } from 'react-router-dom';

/**
 * The parts of the router that the suite uses, shared as one Module Federation singleton. Sharing
 * react-router-dom itself would ship all its exports, because a shared module cannot be tree-shaken.
 */
export {
  createBrowserRouter,
  Link,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';

/** The type of the router of a page. */
export type Router = ReturnType<typeof createRouter>;
