import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import type { FastifyInstance } from 'fastify';
import { serve, type Call, type ServeOptions } from '../../platform/http/serve';
import { notFound } from '../../platform/errors/request-error';
import type { PropertyRepository } from './property.repository';
import { scopeOf, type PropertyRow, type PropertyScope } from './property-scope';

export type ServeInProperty = ReturnType<typeof createServeInProperty>;

interface ServeInPropertyOptions extends ServeOptions {
  /** Guests of other properties may use the endpoint too; they need it to move to this property. */
  isForEveryGuest?: boolean;
}

/**
 * Registers endpoints below a property. The handler gets the property; guests of other properties get 404
 * unless the endpoint allows them.
 */
export function createServeInProperty(app: FastifyInstance, properties: PropertyRepository) {
  return <Params extends { property: string }, Query, Body, Reply>(
    endpoint: Endpoint<Params, Query, Body, Reply>,
    handle: (call: Call<Params, Query, Body>, scope: PropertyScope) => Promise<Reply>,
    { isForEveryGuest = false, ...options }: ServeInPropertyOptions = {},
  ): void =>
    serve(
      app,
      endpoint,
      async (call) => {
        const property = ownProperty(call) ?? (await properties.find(call.params.property));
        if (!property) throw notFound();
        // Guests of other properties get the same error as for an unknown property, which reveals nothing
        // about it.
        if (call.guest && call.guest.propertyId !== property.id && !isForEveryGuest) throw notFound();
        const scope = scopeOf(property, call.languages);
        call.setLanguage(scope.lang);
        return handle(call, scope);
      },
      options,
    );
}

/** Most guests call the property of their token, which was read together with it. */
function ownProperty({
  params,
  request,
}: Call<{ property: string }, unknown, unknown>): PropertyRow | undefined {
  const { guestProperty: own } = request;
  const isCalled = own?.withdrawnAt === null && own.slug === params.property.toLowerCase();
  return isCalled ? own : undefined;
}
