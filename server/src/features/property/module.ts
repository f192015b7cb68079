import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { createPropertyRepository } from './property.repository';
import { createServeInProperty, type ServeInProperty } from './serve-in-property';

/** Returns the function that registers endpoints below a property on this Fastify instance. */
export type ServesInProperty = (app: FastifyInstance) => ServeInProperty;

/** The hotels, and how endpoints below a hotel are served. It has no routes of its own. */
export function createPropertyModule({ db }: { db: Database }) {
  const properties = createPropertyRepository(db);
  const servesInProperty: ServesInProperty = (app) => createServeInProperty(app, properties);
  return { properties, servesInProperty };
}
