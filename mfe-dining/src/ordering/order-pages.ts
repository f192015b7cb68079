import type { MountedRemote } from '@guest/shared';

const propertyPages = () =>
  import(/* webpackChunkName: "page-property-order" */ './property/property-order-pages');

/** The pages of orders: frames that are drawn at once; what a guest's device or order has to tell comes late. */
export const orderPages: MountedRemote['pages'] = {
  'property-outlet-order-now': () =>
    import(/* webpackChunkName: "page-property-outlet-order-now" */ './now/order-now-page').then(
      (it) => it.OrderNowPage,
    ),
  'property-outlet-order-now-order-details': () =>
    import(
      /* webpackChunkName: "page-property-outlet-order-now-order-details" */ './details/order-details-page'
    ).then((it) => it.OrderDetailsPage),
  'property-outlet-order-now-order-review': () =>
    import(
      /* webpackChunkName: "page-property-outlet-order-now-order-review" */ './review/order-review-page'
    ).then((it) => it.OrderReviewPage),
  'property-outlet-order-now-order': () =>
    import(/* webpackChunkName: "page-property-outlet-order-now-order" */ './status/order-page').then(
      (it) => it.OrderPage,
    ),
  // One chunk for the three: each further one weighs on every page of this remote.
  'property-order': () => propertyPages().then((it) => it.PropertyOrderPage),
  'property-order-details': () => propertyPages().then((it) => it.PropertyOrderDetailsPage),
  'property-order-review': () => propertyPages().then((it) => it.PropertyOrderReviewPage),
};
