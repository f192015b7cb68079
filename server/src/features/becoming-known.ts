import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { AppOptions } from '../app';
import { keepUp } from '../http/upkeep';
import { createContactNews } from './chat/contact-news';
import { createChatSessionRepository } from './guest/chat-session.repository';
import { contactRoutes } from './guest/contact.routes';
import { createGuestRepository } from './guest/guest.repository';
import { guestRoutes } from './guest/guest.routes';
import { createKnownGuests } from './guest/known-guests';
import { createPersonRepository } from './guest/person.repository';
import { profileRoutes } from './guest/profile.routes';
import { propertyChangeRoutes } from './guest/property-change.routes';
import type { TokenRepository } from './guest/token.repository';
import { createCarriers } from './letter/carriers';
import { mailboxRoutes } from './letter/mailbox.routes';
import { createOutbox } from './letter/outbox';
import { photoRoutes } from './photo/photo.routes';
import { createPhotoStore } from './photo/photo-store';
import { privacyRoutes } from './privacy/privacy.routes';
import { createConsentRepository } from './privacy/consent.repository';
import type { PropertyRepository } from './property/property.repository';
import { createServeInProperty, type ServeInProperty } from './property/serve-in-property';
import { exchangeRoutes } from './session/exchange.routes';
import { createRetention } from './retention/retention';
import { createIssuers } from './session/issuers';
import { sessionRoutes } from './session/session.routes';
import type { Live } from '../realtime/live';
import { createChallengeRepository } from './sign-up/challenge.repository';
import { createChallenges } from './sign-up/challenges';
import { createSignIn } from './sign-up/sign-in';
import { signUpRoutes } from './sign-up/sign-up.routes';
import { createStayLinks } from './stay/stay-links';
import { createStayRepository } from './stay/stay.repository';
import type { Uploads } from './upload/uploads';
import { stayRoutes } from './stay/stay.routes';
import { createUnreadMail } from './unread-mail/unread-mail';

interface Around {
  tokens: TokenRepository;
  properties: PropertyRepository;
  serveInProperty: ServeInProperty;
}

/** Everything between somebody who reads and a guest whom the hotel knows. */
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
