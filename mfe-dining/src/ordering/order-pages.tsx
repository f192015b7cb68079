import { TextProvider, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type { ComponentType } from 'react';
import { loadOrderTexts } from './order-texts';

/** The pages of orders, with texts that menus and directories do not need. */
export function orderPages(lang: Lang, texts: MountedRemote['texts']): MountedRemote['pages'] {
  const withTexts = async (load: Promise<ComponentType>): Promise<ComponentType> => {
    const [Page, own] = await Promise.all([load, loadOrderTexts(lang)]);
    const messages = { ...texts, ...own };
    return function OrderPage() {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Page />
        </TextProvider>
      );
    };
  };
  return {
    'property-outlet-order-now': () =>
      withTexts(
        import(/* webpackChunkName: "page-property-outlet-order-now" */ './now/order-now-page').then(
          (it) => it.OrderNowPage,
        ),
      ),
    'property-outlet-order-now-order-details': () =>
      withTexts(
        import(
          /* webpackChunkName: "page-property-outlet-order-now-order-details" */ './details/order-details-page'
        ).then((it) => it.OrderDetailsPage),
      ),
    'property-outlet-order-now-order-review': () =>
      withTexts(
        import(
          /* webpackChunkName: "page-property-outlet-order-now-order-review" */ './review/order-review-page'
        ).then((it) => it.OrderReviewPage),
      ),
    'property-outlet-order-now-order': () =>
      withTexts(
        import(/* webpackChunkName: "page-property-outlet-order-now-order" */ './status/order-page').then(
          (it) => it.OrderPage,
        ),
      ),
    'property-order': () =>
      withTexts(
        import(/* webpackChunkName: "page-property-order" */ './property/property-order-page').then(
          (it) => it.PropertyOrderPage,
        ),
      ),
    'property-order-details': () =>
      withTexts(
        import(
          /* webpackChunkName: "page-property-order-details" */ './property/property-order-details-page'
        ).then((it) => it.PropertyOrderDetailsPage),
      ),
    'property-order-review': () =>
      withTexts(
        import(
          /* webpackChunkName: "page-property-order-review" */ './property/property-order-review-page'
        ).then((it) => it.PropertyOrderReviewPage),
      ),
  };
}
