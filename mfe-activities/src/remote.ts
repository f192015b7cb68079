import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { ActivitiesPage } from './catalogue/activities-page';
import { ActivityPage } from './activity/activity-page';
import { reads } from './reads';
import { SchedulePage } from './schedule/schedule-page';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: {
      'property-activities-index': ActivitiesPage,
      'property-activities-schedule': SchedulePage,
      'property-activities-schedule-activityId': ActivityPage,
      'property-activity-activityId': ActivityPage,
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
