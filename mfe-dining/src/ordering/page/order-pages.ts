import type { MountedRemote } from '@guest/shared';

/** The order pages. Their frames render at once; data of the device or the guest is loaded lazily. */
export const orderPages: MountedRemote['pages'] = {
  'property-outlet-order-now': () =>
    import(/* webpackChunkName: "page-property-outlet-order-now" */ './order-now-page').then(
      (it) => it.OrderNowPage,
    ),
  'property-outlet-order-now-order-details': () =>
    import(
      /* webpackChunkName: "page-property-outlet-order-now-order-details" */ './order-details-page'
    ).then((it) => it.OrderDetailsPage),
  'property-outlet-order-now-order-review': () =>
    import(/* webpackChunkName: "page-property-outlet-order-now-order-review" */ './order-review-page').then(
      (it) => it.OrderReviewPage,
    ),
  'property-outlet-order-now-order': () =>
    import(/* webpackChunkName: "page-property-outlet-order-now-order" */ './order-page').then(
      (it) => it.OrderPage,
    ),
  // All three routes use the same module, so the bundler creates one file; each page finds its styles under
  // its own chunk name.
  'property-order': () =>
    import(/* webpackChunkName: "page-property-order" */ './property-order-pages').then(
      (it) => it.PropertyOrderPage,
    ),
  'property-order-details': () =>
    import(/* webpackChunkName: "page-property-order-details" */ './property-order-pages').then(
      (it) => it.PropertyOrderDetailsPage,
    ),
  'property-order-review': () =>
    import(/* webpackChunkName: "page-property-order-review" */ './property-order-pages').then(
      (it) => it.PropertyOrderReviewPage,
    ),
};
