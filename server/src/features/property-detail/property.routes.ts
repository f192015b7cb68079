import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { serve } from '../../platform/http/serve';
import { audienceOf } from '../identity/audience';
import {
  toFooter,
  toProperty,
  toPropertySummary,
  hasWifi,
  toWifi,
  type DetailConfig,
} from './property.mapper';
import { scopeOf } from '../property/property-scope';
import type { PropertyRepository } from '../property/property.repository';
import type { ServeInProperty } from '../property/serve-in-property';

export function propertyRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  properties: PropertyRepository,
  {
    deepLinkBase,
    db,
    now,
    ...detail
  }: { deepLinkBase: string; db: Database; now: () => number } & DetailConfig,
): void {
  serve(app, propertyContract.getConfig, async () => ({ baseUrl: { deepLink: deepLinkBase } }));

  serve(app, propertyContract.listProperties, async ({ languages, setLanguage }) => {
    // Each property is in the language it shares with the guest, so the reply may contain several languages.
    const scopes = (await properties.list()).map((row) => scopeOf(row, languages));
    setLanguage([...new Set(scopes.map(({ lang }) => lang))].join(', '));
    return { items: scopes.map(toPropertySummary) };
  });

  serveInProperty(
    propertyContract.getDetail,
    async (_call, scope) => ({
      system: { property: toProperty(scope, detail), components: { footer: { items: toFooter(scope) } } },
    }),
    { isForEveryGuest: true },
  );

  serveInProperty(propertyContract.getWifi, async ({ guest }, scope) => {
    const who = await audienceOf(db, guest, { property: scope.property, now: now() });
    return { wifi: who === 'IN' && hasWifi(scope) ? toWifi(scope) : null };
  });
}
