import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { ActiveViewers } from '../../platform/connections/active-viewers';
import type { Database } from '../../platform/db/database';
import { noticeMail, pushMessage } from '../../platform/db/tables/schema';
import { runAll } from '../../platform/jobs/interval-task';
import type { Job } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import { createAnnouncementRepository } from '../announcement/announcement.repository';
import type { ConsentRepository } from '../consent/consent.repository';
import type { MailOutbox } from '../mail/mail-outbox';
import type { ServesInProperty } from '../property/module';
import { createComposeMessage } from './delivery/compose-message';
import { createDeliverMessages } from './delivery/deliver-messages';
import { createRecipientRepository } from './delivery/recipient.repository';
import { createUnreadRooms } from './delivery/unread-room';
import { createCollectMails } from './mail/collect-mails';
import { createDeliverMails } from './mail/deliver-mails';
import { createCollectNotices } from './notices/collect-notices';
import { createPreferenceRepository } from './preferences/preference.repository';
import { preferenceRoutes } from './preferences/preference.routes';
import { createQueueRepository } from './queue/queue.repository';
import { recheckWaiting } from './queue/recheck-waiting';
import { removeSeenEvents } from './queue/remove-seen';
import { createSubscriptionRepository } from './subscriptions/subscription.repository';
import { subscriptionRoutes } from './subscriptions/subscription.routes';
import { createVapidKeys } from './subscriptions/vapid-keys';

const EVERY_MS = 2_000;
const MAIL_EVERY_MS = 30_000;

interface PushModuleDeps {
  db: Database;
  config: Pick<Config, 'publicHost' | 'publicOrigin' | 'pushServices'>;
  consents: ConsentRepository;
  servesInProperty: ServesInProperty;
  activeViewers: ActiveViewers;
  mail: Pick<MailOutbox, 'deliver'>;
  /** Whether emails can be sent at all. */
  canMail: boolean;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Notifications for guests who see no page of the suite, and the choices of guests about them. */
export function createPushModule(deps: PushModuleDeps): Module {
  const { db, config, consents, servesInProperty, activeViewers, mail, canMail, log, now } = deps;
  const { publicHost, publicOrigin, pushServices } = config;
  const subscriptions = createSubscriptionRepository(db, now);
  const preferences = createPreferenceRepository(db);
  const vapidKeys = createVapidKeys(db);
  const collect = createCollectNotices({ db, activeViewers, now });
  const deliver = createDeliverMessages({
    queue: createQueueRepository(db, pushMessage, now),
    recipients: createRecipientRepository(db, now),
    preferences,
    subscriptions,
    compose: createComposeMessage({
      announcements: createAnnouncementRepository(db),
      unreadRoom: createUnreadRooms(db),
      now,
    }),
    vapidKeys,
    publicHost,
    log,
    now,
  });
  const collectMails = createCollectMails({ db, activeViewers, now });
  const mailQueue = createQueueRepository(db, noticeMail, now);
  const deliverMails = createDeliverMails({
    db,
    queue: mailQueue,
    preferences,
    mail,
    publicHost,
    publicOrigin,
    log,
    now,
  });
  const mailJob: Job = { name: 'noticeMail', everyMs: MAIL_EVERY_MS, run: deliverMails };
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      subscriptionRoutes(serveInProperty, { subscriptions, pushServices });
      preferenceRoutes(serveInProperty, {
        preferences,
        subscriptions,
        consents,
        vapidKeys,
        canMail,
        recheckWaiting: (guestId) => recheckWaiting(db, guestId, now()),
      });
    },
    handlers: {
      pageSeen: {
        who: 'guests',
        bucket: 'read',
        async handle(_input, { id }) {
          await removeSeenEvents(db, id);
          return null;
        },
      },
    },
    jobs: [
      {
        name: 'push',
        everyMs: EVERY_MS,
        // Queued messages are delivered even if the notices of a guest cannot be collected.
        run: () =>
          runAll(async (tried) => {
            await tried(collect());
            // Whether a guest sees a page is asked now, so emails are collected as soon after an event as messages are.
            if (canMail) await tried(collectMails());
            await tried(deliver());
          }),
      },
      ...(canMail ? [mailJob] : []),
    ],
  };
}
