import { activityBookingContract, activityWaitlistContract } from './activity/activity-booking.contract';
import { activityContract } from './activity/activity.contract';
import { announcementContract } from './announcement/announcement.contract';
import { billContract } from './bill/bill.contract';
import { bookableContract } from './bookable/bookable.contract';
import { buildContract } from './release/build.contract';
import { chargePinContract } from './charge-pin/charge-pin.contract';
import { checkOutContract } from './check-out/check-out.contract';
import { directoryContract } from './directory/directory.contract';
import { favoriteContract } from './favorite/favorite.contract';
import { feedContract } from './feed/feed.contract';
import { commentingContract } from './feed/commenting.contract';
import { postingContract } from './feed/posting.contract';
import { shareTranslationContract } from './feed/share-translation.contract';
import { guestCardContract } from './guest/guest-card.contract';
import { guestContract } from './guest/guest.contract';
import { healthContract } from './health/health.contract';
import { loyaltyContract } from './loyalty/loyalty.contract';
import { membershipContract } from './loyalty/membership.contract';
import { mixContract } from './release/mix.contract';
import { moderationContract } from './moderation/moderation.contract';
import { notificationContract } from './notification/notification.contract';
import { orderContract } from './order/order.contract';
import { outletContract } from './outlet/outlet.contract';
import { privacyContract } from './guest/privacy.contract';
import { profileContract } from './guest/profile.contract';
import { propertyContract } from './property/property.contract';
import { roomCareContract } from './room-care/room-care.contract';
import { searchContract } from './search/search.contract';
import { releaseReportContract } from './release/release-report.contract';
import { sessionContract } from './sign-up/session.contract';
import { signUpContract } from './sign-up/sign-up.contract';
import { contentContract } from './staff/content.contract';
import { staffContract } from './staff/staff.contract';
import { stayContract } from './stay/stay.contract';
import { tableBookingContract } from './table-booking/table-booking.contract';
import { timelineContract } from './timeline/timeline.contract';

/** All HTTP contracts of the server, by subject. */
export const contracts = {
  property: propertyContract,
  directory: directoryContract,
  outlet: outletContract,
  search: searchContract,
  order: orderContract,
  chargePin: chargePinContract,
  activity: activityContract,
  activityBooking: activityBookingContract,
  activityWaitlist: activityWaitlistContract,
  bookable: bookableContract,
  feed: feedContract,
  moderation: moderationContract,
  posting: postingContract,
  shareTranslation: shareTranslationContract,
  commenting: commentingContract,
  favorite: favoriteContract,
  loyalty: loyaltyContract,
  membership: membershipContract,
  announcement: announcementContract,
  signUp: signUpContract,
  guest: guestContract,
  guestCard: guestCardContract,
  profile: profileContract,
  stay: stayContract,
  bill: billContract,
  checkOut: checkOutContract,
  roomCare: roomCareContract,
  tableBooking: tableBookingContract,
  timeline: timelineContract,
  session: sessionContract,
  privacy: privacyContract,
  notification: notificationContract,
  staff: staffContract,
  staffContent: contentContract,
  build: buildContract,
  mix: mixContract,
  releaseReport: releaseReportContract,
  health: healthContract,
};
