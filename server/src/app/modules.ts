import type { FastifyBaseLogger } from 'fastify';
import { createActivityBookingModule } from '../features/activity-booking/module';
import { createActivityModule } from '../features/activity/module';
import { createUpcomingModule } from '../features/upcoming/module';
import { createAnnouncementModule } from '../features/announcement/module';
import { createApiDocsModule } from '../features/api-docs/module';
import { createBillModule } from '../features/bill/module';
import { createBookableModule } from '../features/bookable/module';
import { createCaseNoticeModule } from '../features/case-notice/module';
import { createChatModule, createContactEvents } from '../features/chat/module';
import { createCheckOutModule } from '../features/check-out/module';
import { createConsentModule } from '../features/consent/module';
import { createDirectoryModule } from '../features/directory/module';
import { createFavoriteModule } from '../features/favorite/module';
import { createFeedModule } from '../features/feed/module';
import { createHealthModule } from '../features/health/module';
import { createContentModule } from '../features/hotel-content/module';
import { createIdentityModule } from '../features/identity/module';
import { createLoyaltyModule } from '../features/loyalty/module';
import { createMailModule } from '../features/mail/module';
import { createModerationModule } from '../features/moderation/module';
import { createOrderModule } from '../features/order/module';
import { createOutletModule } from '../features/outlet/module';
import { createPhotoModule } from '../features/photo/module';
import { createPictureModule } from '../features/picture/module';
import { createPrivacyModule } from '../features/privacy/module';
import { createProfileModule } from '../features/profile/module';
import { createPropertyDetailModule } from '../features/property-detail/module';
import { createPropertyModule } from '../features/property/module';
import { createPushModule } from '../features/push/module';
import { createRetentionModule } from '../features/retention/module';
import { createRoomCareModule } from '../features/room-care/module';
import { createSearchModule } from '../features/search/module';
import { createSessionModule } from '../features/session/module';
import { createSignUpModule } from '../features/sign-up/module';
import { createStaffModule } from '../features/staff/module';
import { createStayModule, guardPropertySystem } from '../features/stay/module';
import { createTableBookingModule } from '../features/table-booking/module';
import { createTicketModule } from '../features/ticket/module';
import { createTimelineModule } from '../features/timeline/module';
import { createTranslationModule } from '../features/translation/module';
import { createUnreadMailModule } from '../features/unread-mail/module';
import { createUploadModule, type Uploads } from '../features/upload/module';
import { createVerificationModule } from '../features/verification/module';
import type { Module } from '../platform/module/module';
import { createReleaseReportsModule } from '../site/release-report/release-reports';
import type { AppOptions } from './options';
import type { Realtime } from './realtime';

interface ModulesDeps extends AppOptions {
  uploads: Uploads;
  realtime: Realtime;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Creates all features, each after those that it needs. The list at the end is the order in which they are registered. */
export function createModules(options: ModulesDeps) {
  const { db, config, demo, log, now, uploads, uploadMs, rollouts, rateFactor, realtime } = options;
  const { outbox, publisher, presence, people, activeViewers, closeSockets } = realtime;
  const { sampleStays } = demo;
  const propertySystem = guardPropertySystem(demo.propertySystem, { now, log });

  const picture = createPictureModule({ readFile: (key) => uploads.store.read(key) });
  const mail = createMailModule({ config, sampleStays, log, now });
  const { properties, servesInProperty } = createPropertyModule({ db });
  const basics = { db, config, servesInProperty, now };
  const staff = createStaffModule(basics);
  const moderation = createModerationModule({ ...basics, outbox });
  const { reports } = moderation.moderation;
  const chat = createChatModule({
    db,
    outbox,
    delivery: publisher,
    people,
    presence,
    uploads,
    reports,
    log,
    now,
  });
  const upload = createUploadModule({ uploads, assertCanPost: chat.chat.members.membership, uploadMs });
  const consent = createConsentModule(basics);
  const guestEvents = createContactEvents(outbox);
  const { postingPolicy, ...feed } = createFeedModule({
    ...basics,
    outbox,
    uploads,
    consents: consent.consents,
    screening: moderation.moderation.screening,
  });
  const { identity, ...identityModule } = createIdentityModule({
    db,
    closeSockets,
    guestEvents,
    postingPolicy,
    now,
  });
  const verification = createVerificationModule({ db, config, mail: mail.mail, now });
  const activity = createActivityModule(basics);
  const outlet = createOutletModule(basics);
  const photo = createPhotoModule({ ...basics, identity, uploads });
  const directory = createDirectoryModule({ ...basics, outlets: outlet.outlets });
  const tableBooking = createTableBookingModule({
    ...basics,
    outbox,
    cards: chat.cards,
    properties,
    rateFactor,
  });
  const activityBooking = createActivityBookingModule({
    ...basics,
    outbox,
    cards: chat.cards,
    propertySystem,
    log,
    properties,
    rateFactor,
  });

  const { challenges } = verification;
  const { tables } = tableBooking;
  const order = createOrderModule({ ...basics, ...chat, outbox, propertySystem, log, tables, properties });
  const { ahead } = createUpcomingModule({
    tables,
    orders: order.orders,
    activities: activityBooking.activityBookings,
  });
  const roomCare = createRoomCareModule({ ...basics, outbox, propertySystem, identity, log });
  const bill = createBillModule({ ...basics, outbox, propertySystem, identity, ahead, log });
  const modules: Module[] = [
    createApiDocsModule(),
    createHealthModule({
      db,
      config,
      realtimeFacts: realtime.readMetrics,
      checkFiles: uploads.store.check,
      log,
    }),
    mail,
    picture,
    staff,
    chat,
    upload,
    activity,
    createAnnouncementModule({ ...basics, outbox }),
    consent,
    moderation,
    feed,
    identityModule,
    createUnreadMailModule({ db, mail: mail.mail, canMail: mail.canMail, activeViewers, config, now }),
    createPushModule({
      ...basics,
      ...consent,
      activeViewers,
      mail: mail.mail,
      canMail: mail.canMail,
      log,
    }),
    verification,
    outlet,
    photo,
    createProfileModule({
      ...basics,
      challenges,
      mail: mail.mail,
      identity,
      screening: moderation.moderation.screening,
    }),
    createPropertyDetailModule({ ...basics, properties, mail: mail.mail }),
    createSessionModule({ ...basics, identity }),
    createSignUpModule({ ...basics, challenges, consents: consent.consents, identity }),
    createStayModule({ ...basics, identity, propertySystem }),
    roomCare,
    createTicketModule(chat),
    createCaseNoticeModule({ ...chat, log, config }),
    createTranslationModule({ ...basics, chat: chat.chat, log }),
    directory,
    tableBooking,
    createFavoriteModule({
      ...basics,
      outbox,
      outlets: outlet.outlets,
      activities: activity.activities,
      tables,
    }),
    order,
    activityBooking,
    createBookableModule({ ...basics, tables }),
    createTimelineModule({ ...basics, properties }),
    createLoyaltyModule({ ...basics, outbox, identity, uploads, propertySystem }),
    bill,
    createCheckOutModule({ ...basics, ...bill, ...roomCare, outbox, propertySystem, identity, ahead, log }),
    createSearchModule({ ...basics, directories: directory.directories }),
    createContentModule({ ...basics, access: staff.access, uploads }),
    createPrivacyModule({
      ...basics,
      challenges,
      identity,
      properties,
      photos: photo.photos,
      uploads,
      tables,
      activities: activityBooking.activityBookings,
      ahead,
    }),
    createRetentionModule(basics),
    createReleaseReportsModule({ db, rollouts, now }),
  ];
  return {
    modules,
    readPicture: picture.readPicture,
    properties,
    tokens: identity.tokens,
    access: staff.access,
  };
}
