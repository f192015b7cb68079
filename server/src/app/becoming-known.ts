import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { AppOptions } from './app';
import { keepUp } from '../platform/jobs/upkeep';
import { createContactNews } from '../features/chat/members/contact-news';
import { createChatSessionRepository } from '../features/identity/chat-session.repository';
import { contactRoutes } from '../features/profile/contact.routes';
import { createGuestRepository } from '../features/identity/guest.repository';
import { guestRoutes } from '../features/profile/guest.routes';
import { createKnownGuests } from '../features/identity/known-guests';
import { createPersonRepository } from '../features/identity/person.repository';
import { profileRoutes } from '../features/profile/profile.routes';
import { propertyChangeRoutes } from '../features/profile/property-change.routes';
import type { TokenRepository } from '../features/identity/token.repository';
import { createCarriers } from '../features/mail/carriers';
import { mailboxRoutes } from '../features/mail/mailbox.routes';
import { createOutbox } from '../features/mail/outbox';
import { photoRoutes } from '../features/photo/photo.routes';
import { createPhotoStore } from '../features/photo/photo-store';
import { privacyRoutes } from '../features/privacy/privacy.routes';
import { createConsentRepository } from '../features/consent/consent.repository';
import type { PropertyRepository } from '../features/property/property.repository';
import { createServeInProperty, type ServeInProperty } from '../features/property/serve-in-property';
import { exchangeRoutes } from '../features/session/exchange.routes';
import { createRetention } from '../features/retention/retention';
import { createIssuers } from '../features/session/issuers';
import { sessionRoutes } from '../features/session/session.routes';
import type { Live } from './live';
import { createChallengeRepository } from '../features/verification/challenge.repository';
import { createChallenges } from '../features/verification/challenges';
import { createSignIn } from '../features/sign-up/sign-in';
import { signUpRoutes } from '../features/sign-up/sign-up.routes';
import { createStayLinks } from '../features/stay/stay-links';
import { createStayRepository } from '../features/stay/stay.repository';
import type { Uploads } from '../features/upload/uploads';
import { stayRoutes } from '../features/stay/stay.routes';
import { createUnreadMail } from '../features/unread-mail/unread-mail';

interface Around {
  tokens: TokenRepository;
  properties: PropertyRepository;
  serveInProperty: ServeInProperty;
}

/** Registers the routes for sign-up, sign-in, stay, profile and privacy. */
export async function registerBecomingKnown(
  api: FastifyInstance,
  {
    db,
    config,
    log,
    demo,
    uploads,
    now,
    live,
  }: AppOptions & { uploads: Uploads; now: () => number; live: Live },
  { tokens, properties, serveInProperty }: Around,
): Promise<void> {
  const carriers = createCarriers(config, log, now);
  const outbox = createOutbox(carriers, log);
  const challengeRows = createChallengeRepository(db, now);
  const challenges = createChallenges({
    db,
    challenges: challengeRows,
    outbox,
    publicHost: config.publicHost,
    now,
  });
  const people = createPersonRepository(db, now);
  const guests = createGuestRepository(db, createContactNews(live.outbox));
  const chatSessions = createChatSessionRepository(db, now, live.sendAway);
  const consents = createConsentRepository(db, now);
  const stays = createStayRepository(db, now);
  const photos = createPhotoStore(join(config.dataDir, 'photos'));
  const knownGuests = createKnownGuests(guests, people, now);
  const signIn = createSignIn({ challenges, people, guests, tokens, chatSessions, consents, knownGuests });
  const stayLinks = createStayLinks({ db, guests, stays, tokens, propertySystem: demo.propertySystem, now });

  signUpRoutes(serveInProperty, { challenges, signIn, now });
  guestRoutes(serveInProperty, db, chatSessions, now);
  profileRoutes(serveInProperty, guests, knownGuests);
  contactRoutes(serveInProperty, { challenges, people, guests, tokens, knownGuests, outbox, now });
  propertyChangeRoutes(serveInProperty, { db, people, guests, tokens, chatSessions, knownGuests });
  sessionRoutes(serveInProperty, tokens, chatSessions);
  const claimsOf = createIssuers(config.issuers, now);
  exchangeRoutes(serveInProperty, { db, claimsOf, people, guests, tokens, now });
  stayRoutes(serveInProperty, { db, guests, stays, stayLinks, tokens, knownGuests, now });
  const upkeep = privacyRoutes(api, serveInProperty, {
    db,
    challenges,
    people,
    guests,
    consents,
    properties,
    photos,
    uploads,
    now,
    tables: live.tables,
    ledgerFile: join(config.dataDir, 'erasures.jsonl'),
  });
  await api.register(async (scope) =>
    photoRoutes(scope, createServeInProperty(scope, properties), { photos, guests, knownGuests, now }),
  );
  if (carriers.mailbox) mailboxRoutes(api, carriers.mailbox, demo.sampleStays);

  keepUp(api, {
    ...upkeep,
    retention: createRetention({ db, now, ledgerFile: join(config.dataDir, 'forgotten-rooms.jsonl') }),
    uploads: uploads.sweep,
    codes: challengeRows.forgetOld,
    tokens: tokens.forgetOld,
  });
  if (carriers.canMail) {
    const unreadMail = createUnreadMail({ db, outbox, publicHost: config.publicHost, now });
    keepUp(api, { unreadMail }, 60_000);
  }
  api.addHook('onClose', async () => {
    await outbox.empty();
    carriers.close();
  });
}
