import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { feedFileRoutes } from './feed/feed-file.routes';
import { createFeedRepository } from './feed/feed.repository';
import { feedRoutes } from './feed/feed.routes';
import { timelineRoutes } from './plan/timeline.routes';
import { createTimelineRepository } from './plan/timeline.repository';

interface TimelineModuleDeps {
  db: Database;
  properties: PropertyRepository;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The day plan of a guest, and its calendar for calendar apps. It writes nothing of the other features. */
export function createTimelineModule({ db, properties, servesInProperty, now }: TimelineModuleDeps): Module {
  const timelines = createTimelineRepository(db);
  const feeds = createFeedRepository(db, now);
  return {
    routes(app) {
      timelineRoutes(servesInProperty(app), timelines, now);
      feedRoutes(servesInProperty(app), feeds, now);
      feedFileRoutes(app, { properties, feeds, timelines, now });
    },
  };
}
