import type { CaseAction, CaseStatus } from '@guest/shared/contracts/moderation/reasons';
import type { SharePolicy } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { RequestName } from '@guest/shared/contracts/socket.contract';
import type { ActivityBookingStatus } from '@guest/shared/contracts/activity/activity-booking-status';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import * as pg from 'drizzle-orm/pg-core';
import { instant, propertyId } from '../columns/columns';
import type { StoredMobileApp } from '../columns/stored';
import { staff } from './people';
import { property } from '../property/property';

/**
 * The state of a subject before or after an action. It holds statuses and ids only, never names or text that
 * people wrote.
 */
export interface StaffActionFacts {
  status?: TicketStatus | TableBookingStatus | OrderStatus | ActivityBookingStatus;
  isCancelled?: boolean;
  localDateTime?: string;
  partySize?: number;
  arrivedPax?: number | null;
  capacity?: number | null;
  placesTaken?: number;
  isGuaranteed?: boolean;
  /** Whether a session meets at a place of its own. */
  hasOwnPlace?: boolean;
  delayMinutes?: number;
  stockStatus?: string;
  stockLeft?: number | null;
  until?: string | null;
  isVip?: boolean;
  guestsId?: string[];
  seesPrevious?: boolean;
  expiresAt?: string;
  caseStatus?: CaseStatus;
  action?: CaseAction;
  isPublished?: boolean;
  isPinned?: boolean;
  isCommentsLocked?: boolean;
  isAdded?: boolean;
  /** Settings of the property for publishing. */
  sharePolicy?: SharePolicy;
  /** The hotel's own app; `null` for none. */
  mobileApp?: StoredMobileApp | null;
  /** Whether a post or comment is deleted. */
  isDeleted?: boolean;
  /** Whether a charge whose answer was lost is on the bill. */
  isOnBill?: boolean;
  /** The number of the live version of the hotel's content; `null` before the first. */
  version?: number | null;
  /** Whether the hotel is withdrawn. */
  isWithdrawn?: boolean;
  /** Whether the hotel was withdrawn although it was in use, and the use at that time. */
  isForced?: boolean;
  openOrders?: number;
  staysInHouse?: number;
}

/** The audit log of staff actions. Entries are written in the transaction of the change and never changed. */
export const staffAction = pg.pgTable(
  'staff_action',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    propertyId: propertyId().references(() => property.id),
    staffId: pg
      .uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    what: pg.text('what').$type<RequestName | 'publishContent' | 'withdrawHotel'>().notNull(),
    /** The id of the room, message, request or announcement, which may be deleted by now. */
    subjectId: pg.uuid('subject_id').notNull(),
    before: pg.jsonb('before').$type<StaffActionFacts>(),
    after: pg.jsonb('after').$type<StaffActionFacts>(),
    reason: pg.text('reason'),
    at: instant('at').notNull(),
  },
  (action) => [
    pg.index('staff_action_at').on(action.at),
    pg.index('staff_action_of').on(action.staffId, action.at),
    pg.index('staff_action_on').on(action.subjectId),
  ],
);
