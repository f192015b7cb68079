import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { ServesInProperty } from '../property/module';
import { announcementEvents } from './announcement.events';
import { createAnnouncementRepository } from './announcement.repository';
import { announcementRoutes } from './announcement.routes';
import { createAnnouncementTopic } from './audience';

interface AnnouncementModuleDeps {
  db: Database;
  outbox: PushOutbox;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Announcements of the hotel to its guests. */
export function createAnnouncementModule(deps: AnnouncementModuleDeps): Module {
  const { db, servesInProperty, now } = deps;
  return {
    routes: (app) => announcementRoutes(servesInProperty(app), createAnnouncementRepository(db), now),
    handlers: announcementEvents(deps),
    topics: [createAnnouncementTopic(db, now)],
  };
}
