import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { isActivitiesStaff } from '../model/activities-topic';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { createCancelSession } from './cancel-session';
import { createChangeStatus } from './change-status';
import { createMoveBooking } from './move-booking';
import { createRedeem } from './redeem';
import { createRoster } from './roster';

/** Socket handlers for the staff who run activities. */
export function activityBookingHandlers(deps: ActivityBookingDeps) {
  const roster = createRoster(deps);
  const changeStatus = createChangeStatus(deps, roster);
  const redeem = createRedeem(deps, roster);
  const move = createMoveBooking(deps, roster);
  const { cancel, preview } = createCancelSession(deps);
  return {
    loadSessions: {
      who: isActivitiesStaff,
      bucket: 'rooms',
      handle: (input, actor) => roster.sessions(actor, input),
    },
    loadRoster: {
      who: isActivitiesStaff,
      bucket: 'rooms',
      handle: (input, actor) => roster.of(actor, input),
    },
    changeStatusActivityBooking: {
      who: isActivitiesStaff,
      bucket: 'house',
      handle: (input, actor) => changeStatus(actor, input),
    },
    redeemActivity: {
      who: isActivitiesStaff,
      bucket: 'house',
      handle: (input, actor) => redeem(actor, input),
    },
    moveActivityBooking: {
      who: isActivitiesStaff,
      bucket: 'house',
      handle: (input, actor) => move(actor, input),
    },
    previewCancelSession: {
      who: 'supervisors',
      bucket: 'rooms',
      handle: (input, actor) => preview(actor, input),
    },
    cancelSession: {
      who: 'supervisors',
      bucket: 'house',
      handle: (input, actor) => cancel(actor, input),
    },
  } satisfies Partial<Handlers>;
}
