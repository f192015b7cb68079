import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { Identity } from '../identity/module';
import type { MailOutbox } from '../mail/mail-outbox';
import type { Screening } from '../moderation/screening/screening';
import type { ServesInProperty } from '../property/module';
import type { Challenges } from '../verification/challenges';
import { contactRoutes } from './contact.routes';
import { createGuestCardRepository } from './guest-card.repository';
import { guestCardRoutes } from './guest-card.routes';
import { guestRoutes } from './guest.routes';
import { profileRoutes } from './profile.routes';
import { propertyChangeRoutes } from './property-change.routes';

interface ProfileModuleDeps {
  db: Database;
  challenges: Challenges;
  mail: MailOutbox;
  identity: Identity;
  screening: Screening;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The profile of a guest, their contact details and their public card. */
export function createProfileModule(deps: ProfileModuleDeps): Module {
  const { db, challenges, mail, identity, screening, servesInProperty, now } = deps;
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      guestCardRoutes(app, createGuestCardRepository(db));
      guestRoutes(serveInProperty, db, identity.chatSessions, now);
      profileRoutes(serveInProperty, { ...identity, screening });
      contactRoutes(serveInProperty, { challenges, outbox: mail, now, ...identity });
      propertyChangeRoutes(serveInProperty, { db, ...identity });
    },
  };
}
