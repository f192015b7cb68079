import { propertyContract } from '@guest/shared/contracts/property.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { footerOf, toProperty, toSummary, type ChatSetUp } from './property-reply';
import { scopeOf } from './property-scope';
import type { PropertyRepository } from './property.repository';
import type { ServeInProperty } from './serve-in-property';

export function propertyRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  properties: PropertyRepository,
  { deepLinkBase, ...chat }: { deepLinkBase: string } & ChatSetUp,
): void {
  serve(app, propertyContract.getConfig, async () => ({ baseUrl: { deepLink: deepLinkBase } }));

  serve(app, propertyContract.listProperties, async ({ languages, answersIn }) => {
    // Each in the language that it shares with the guest.
    const scopes = (await properties.list()).map((row) => scopeOf(row, languages));
    answersIn([...new Set(scopes.map(({ lang }) => lang))].join(', '));
    return { items: scopes.map(toSummary) };
  });

  serveInProperty(
    propertyContract.getDetail,
    async (_call, scope) => ({
      system: { property: toProperty(scope, chat), components: { footer: { items: footerOf(scope) } } },
    }),
    { isForEveryGuest: true },
  );
}
