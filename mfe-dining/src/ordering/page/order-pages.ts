import type { MountedRemote } from '@guest/shared';

/** The pages of orders: frames that are drawn at once; what a guest's device or order has to tell comes late. */
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
  // The bundler makes one file of the three, since they are the same; each page finds its styles under its own name.
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
