import { guest } from '../../../platform/db/tables/schema';
import { audienceColumns } from '../../announcement/audience';

/** The facts about the guest that the day plan needs. */
export const timelineGuestColumns = {
  ...audienceColumns,
  id: guest.id,
  propertyId: guest.propertyId,
  lang: guest.lang,
};

export type TimelineGuest = Pick<
  typeof guest.$inferSelect,
  'id' | 'propertyId' | 'lang' | 'chatUuid' | 'room' | 'checkin' | 'checkout' | 'hasLeft' | 'isStayVerified'
> & { groups: string[] };
