import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { bookableRoutes, type BookableDeps } from './bookable.routes';
import { createOfferedSessionRepository } from './sessions/offered-session.repository';

interface BookableModuleDeps extends Pick<BookableDeps, 'tables' | 'now'> {
  db: Database;
  servesInProperty: ServesInProperty;
}

/** Tables and activities in one list. It writes nothing; the features of both book. */
export function createBookableModule({ db, servesInProperty, ...deps }: BookableModuleDeps): Module {
  const sessions = createOfferedSessionRepository(db);
  return { routes: (app) => bookableRoutes(servesInProperty(app), { ...deps, sessions }) };
}
