import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { serve } from '../../platform/http/serve';
import { audienceOf } from '../identity/audience';
import { footerOf, toProperty, toSummary, wifiOf, type ChatSetUp } from './property-reply';
import { scopeOf } from '../property/property-scope';
import type { PropertyRepository } from '../property/property.repository';
import type { ServeInProperty } from '../property/serve-in-property';

export function propertyRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  properties: PropertyRepository,
  { deepLinkBase, db, now, ...chat }: { deepLinkBase: string; db: Database; now: () => number } & ChatSetUp,
): void {
  serve(app, propertyContract.getConfig, async () => ({ baseUrl: { deepLink: deepLinkBase } }));

  serve(app, propertyContract.listProperties, async ({ languages, answersIn }) => {
    // Each property is in the language it shares with the guest, so the reply may contain several languages.
    const scopes = (await properties.list()).map((row) => scopeOf(row, languages));
    answersIn([...new Set(scopes.map(({ lang }) => lang))].join(', '));
    return { items: scopes.map(toSummary) };
  });

  serveInProperty(
    propertyContract.getDetail,
    async ({ guest }, scope) => {
      const { property } = scope;
      const isOurs = guest?.propertyId === property.id;
      const who = isOurs ? await audienceOf(db, guest, { property, now: now() }) : 'ANON';
      const told = { ...toProperty(scope, chat), ...(who === 'IN' && { wifi: wifiOf(scope) }) };
      return { system: { property: told, components: { footer: { items: footerOf(scope) } } } };
    },
    { isForEveryGuest: true },
  );
}
