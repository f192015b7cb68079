import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { isActivitiesStaff } from '../model/activities-topic';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { createCancelSession } from './cancel-session';
import { createChangeSession } from './change-session';
import { createChangeStatus } from './change-status';
import { createMoveBooking } from './move-booking';
import { createNewWalkIn } from './new-walk-in';
import { createRedeem } from './redeem';
import { createRoster } from './roster';
import { createShownSession } from './shown-session';

/** Socket handlers for the staff who run activities. */
export function activityBookingHandlers(deps: ActivityBookingDeps) {
  const roster = createRoster(deps);
  const changeStatus = createChangeStatus(deps, roster);
  const redeem = createRedeem(deps, roster);
  const move = createMoveBooking(deps, roster);
  const shown = createShownSession(deps);
  const walkIn = createNewWalkIn(deps, roster, shown);
  const changeSession = createChangeSession(deps, shown);
  const { cancel, preview } = createCancelSession(deps, shown);
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
      bucket: 'property',
      handle: (input, actor) => changeStatus(actor, input),
    },
    redeemActivity: {
      who: isActivitiesStaff,
      bucket: 'property',
      handle: (input, actor) => redeem(actor, input),
    },
    moveActivityBooking: {
      who: isActivitiesStaff,
      bucket: 'property',
      handle: (input, actor) => move(actor, input),
    },
    newActivityWalkIn: {
      who: isActivitiesStaff,
      bucket: 'property',
      handle: (input, actor) => walkIn(actor, input),
    },
    changeSession: {
      who: isActivitiesStaff,
      bucket: 'property',
      handle: (input, actor) => changeSession(actor, input),
    },
    previewCancelSession: {
      who: 'supervisors',
      bucket: 'rooms',
      handle: (input, actor) => preview(actor, input),
    },
    cancelSession: {
      who: 'supervisors',
      bucket: 'property',
      handle: (input, actor) => cancel(actor, input),
    },
  } satisfies Partial<Handlers>;
}
