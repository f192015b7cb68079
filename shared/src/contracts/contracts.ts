import { activityContract } from './activity.contract';
import { announcementContract } from './announcement.contract';
import { buildContract } from './build.contract';
import { chargePinContract } from './charge-pin.contract';
import { directoryContract } from './directory.contract';
import { favoriteContract } from './favorite.contract';
import { feedContract } from './feed.contract';
import { guestCardContract } from './guest-card.contract';
import { guestContract } from './guest.contract';
import { healthContract } from './health.contract';
import { mixContract } from './mix.contract';
import { orderContract } from './order.contract';
import { outletContract } from './outlet.contract';
import { privacyContract } from './privacy.contract';
import { profileContract } from './profile.contract';
import { propertyContract } from './property.contract';
import { searchContract } from './search.contract';
import { releaseReportContract } from './release-report.contract';
import { sessionContract } from './session.contract';
import { signUpContract } from './sign-up.contract';
import { staffContract } from './staff.contract';
import { stayContract } from './stay.contract';
import { tableBookingContract } from './table-booking.contract';

/** Everything the server promises over HTTP, by subject. */
export const contracts = {
  property: propertyContract,
  directory: directoryContract,
  outlet: outletContract,
  search: searchContract,
  order: orderContract,
  chargePin: chargePinContract,
  activity: activityContract,
  feed: feedContract,
  favorite: favoriteContract,
  announcement: announcementContract,
  signUp: signUpContract,
  guest: guestContract,
  guestCard: guestCardContract,
  profile: profileContract,
  stay: stayContract,
  tableBooking: tableBookingContract,
  session: sessionContract,
  privacy: privacyContract,
  staff: staffContract,
  build: buildContract,
  mix: mixContract,
  releaseReport: releaseReportContract,
  health: healthContract,
};
