import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { loadBookingInTime } from './booking/page/load-booking';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang, takeOver }) => ({
    pages: {
      'property-activities-index': () =>
        import(/* webpackChunkName: "page-property-activities-index" */ './catalogue/activities-page').then(
          (it) => it.ActivitiesPage,
        ),
      'property-activities-schedule': () =>
        import(/* webpackChunkName: "page-property-activities-schedule" */ './schedule/schedule-page').then(
          (it) => it.SchedulePage,
        ),
      'property-activities-schedule-activityId': () =>
        import(
          /* webpackChunkName: "page-property-activities-schedule-activityId" */ './activity/activity-page'
        ).then((it) => it.ActivityPage),
      'property-activity-activityId': () =>
        import(/* webpackChunkName: "page-property-activity-activityId" */ './activity/activity-page').then(
          (it) => it.ActivityPage,
        ),
      'property-activity-book': async () => {
        // Preloading the page also loads the whole booking flow. On a first view the page itself comes first.
        const booking = takeOver.getState().isPageLive && loadBookingInTime(lang);
        const { BookPage } = await import(
          /* webpackChunkName: "page-property-activity-book" */ './booking/page/book-page'
        );
        await booking;
        return BookPage;
      },
      'property-book': () =>
        import(/* webpackChunkName: "page-property-book" */ './bookable/page/bookable-page').then(
          (it) => it.BookablePage,
        ),
      'property-activities-outlet': () =>
        import(
          /* webpackChunkName: "page-property-activities-outlet" */ './outlet/outlet-activities-page'
        ).then((it) => it.OutletActivitiesPage),
      'property-activities-outlet-menu': () =>
        import(/* webpackChunkName: "page-property-activities-outlet-menu" */ './menu/outlet-menu-page').then(
          (it) => it.OutletMenuPage,
        ),
    },
    fragments: {
      today: () => import(/* webpackChunkName: "fragment-today" */ './today/today').then((it) => it.Today),
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
