import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';
import { guestCardContract } from '@guest/shared/contracts/guest/guest-card.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';

const inProperty = { property: ':property' } as const;

export const reads: FirstReads = {
  index: [firstRead(propertyContract.listProperties, {})],
  healthcheck: [firstRead(buildContract.latestBuild, {})],
  'user-username': [
    firstRead(guestCardContract.getGuestCard, { username: ':username' }),
    firstRead(propertyContract.listProperties, {}),
  ],
  property: [
    firstRead(outletContract.listOpenings, inProperty),
    firstRead(announcementContract.listAnnouncements, inProperty),
  ],
};
