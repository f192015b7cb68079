import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

/** The other pages need only the property itself, which the frame reads. */
export const reads: FirstReads = {
  'property-chat-announcements': [
    firstRead(announcementContract.listAnnouncements, { property: ':property' }),
  ],
};
