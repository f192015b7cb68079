import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { Rate } from '../../platform/rate-limits/rate-buckets';
import { createMessageRepository } from '../chat/messages/message.repository';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { activityBookingRoutes } from './guest/activity-booking.routes';
import { calendarRoutes } from './guest/calendar.routes';
import { holdRoutes } from './guest/hold.routes';
import { waitlistRoutes } from './guest/waitlist.routes';
import { createBookingTimeouts } from './jobs/booking-timeouts.job';
import { createClearDetails } from './jobs/clear-details.job';
import { createMinimumCheck } from './jobs/minimum.job';
import { createPostCharges } from './jobs/post-charges.job';
import { createPublishSessions, PUBLISH_EVERY_MS } from './jobs/publish-sessions.job';
import { createReminders } from './jobs/reminders.job';
import { activitiesTopics } from './model/activities-topic';
import {
  createActivityBookingDeps,
  type ActivityBookingDeps,
  type ActivityBookingDepsInput,
} from './record/activity-booking-deps';
import { activityBookingHandlers } from './staff/activity-booking.handlers';

const REMINDER_CHECK_MS = 10_000;
const TIMEOUT_CHECK_MS = 2_000;
const CHARGE_CHECK_MS = 5_000;

interface ActivityBookingModuleDeps extends ActivityBookingDepsInput {
  properties: PropertyRepository;
  servesInProperty: ServesInProperty;
  /** Multiplies the booking limits; for tests and benchmarks. */
  rateFactor?: number | undefined;
}

/** Bookings of activities: holds, bookings, changes and charges to the room. */
export function createActivityBookingModule(
  input: ActivityBookingModuleDeps,
): Module & { activityBookings: ActivityBookingDeps } {
  const { properties, servesInProperty, rateFactor = 1, db, now } = input;
  const deps = createActivityBookingDeps(input);
  const messages = createMessageRepository(input);
  const ratesOf = (rates: readonly Rate[]): Rate[] =>
    rates.map(({ burst, perSecond }) => ({ burst: burst * rateFactor, perSecond: perSecond * rateFactor }));
  return {
    activityBookings: deps,
    routes(app) {
      const serveInProperty = servesInProperty(app);
      holdRoutes(serveInProperty, deps, ratesOf);
      activityBookingRoutes(serveInProperty, deps, ratesOf);
      waitlistRoutes(serveInProperty, deps, ratesOf);
      calendarRoutes(app, properties, deps);
    },
    topics: [activitiesTopics],
    handlers: activityBookingHandlers(deps),
    jobs: [
      { name: 'activityTimeouts', everyMs: TIMEOUT_CHECK_MS, run: createBookingTimeouts(deps) },
      { name: 'activityMinimum', everyMs: TIMEOUT_CHECK_MS, run: createMinimumCheck(deps) },
      { name: 'activityReminders', everyMs: REMINDER_CHECK_MS, run: createReminders(deps, messages) },
      { name: 'activityCharges', everyMs: CHARGE_CHECK_MS, run: createPostCharges(deps) },
      { name: 'activitySessions', everyMs: PUBLISH_EVERY_MS, run: createPublishSessions(deps) },
      { name: 'activityDetails', everyMs: HOUSEKEEPING_MS, run: createClearDetails(db, now) },
    ],
  };
}
