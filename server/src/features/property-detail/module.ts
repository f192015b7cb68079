import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { MailOutbox } from '../mail/mail-outbox';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { createMobileAppSettings } from './mobile-app';
import { propertyHandlers } from './property.handlers';
import { propertyRoutes } from './property.routes';

interface PropertyDetailModuleDeps {
  db: Database;
  config: Pick<Config, 'chatHosts' | 'deepLinkBase' | 'publicHost' | 'translation'>;
  properties: PropertyRepository;
  servesInProperty: ServesInProperty;
  mail: Pick<MailOutbox, 'canSend'>;
  now: () => number;
}

/** The list of hotels and everything that a page shows about one hotel. */
export const createPropertyDetailModule = (deps: PropertyDetailModuleDeps): Module => ({
  routes: (app) =>
    propertyRoutes(app, deps.servesInProperty(app), deps.properties, {
      ...deps.config,
      db: deps.db,
      now: deps.now,
      canText: deps.mail.canSend('phone'),
    }),
  handlers: propertyHandlers(createMobileAppSettings({ ...deps.config, db: deps.db, now: deps.now })),
});
