import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { ServesInProperty } from '../property/module';
import { announcementHandlers } from './announcement.handlers';
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
  const announcements = createAnnouncementRepository(db);
  return {
    routes: (app) => announcementRoutes(servesInProperty(app), announcements, now),
    handlers: announcementHandlers({ ...deps, announcements }),
    topics: [createAnnouncementTopic(db, now)],
  };
}
