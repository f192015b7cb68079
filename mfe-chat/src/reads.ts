import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

/** The property itself, which the frame reads, says all that the other pages show before they answer. */
export const reads: FirstReads = {
  'property-chat-announcements': [
    firstRead(announcementContract.listAnnouncements, { property: ':property' }),
  ],
};
