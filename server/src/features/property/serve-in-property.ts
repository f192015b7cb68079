import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import type { FastifyInstance } from 'fastify';
import { serve, type Call, type ServeOptions } from '../../platform/http/serve';
import { notFound } from '../../platform/errors/refusal';
import type { PropertyRepository } from './property.repository';
import { scopeOf, type PropertyScope } from './property-scope';

export type ServeInProperty = ReturnType<typeof createServeInProperty>;

interface Options extends ServeOptions {
  /** Also told to a guest of another property, who cannot move here without it. */
  isForEveryGuest?: boolean;
}

/** How an endpoint below a property is answered: with the property at hand, and only to its own guests and to strangers. */
export function createServeInProperty(app: FastifyInstance, properties: PropertyRepository) {
  return <Params extends { property: string }, Query, Body, Reply>(
    endpoint: Endpoint<Params, Query, Body, Reply>,
    handle: (call: Call<Params, Query, Body>, scope: PropertyScope) => Promise<Reply>,
    { isForEveryGuest = false, ...options }: Options = {},
  ): void =>
    serve(
      app,
      endpoint,
      async (call) => {
        const property = await properties.find(call.params.property);
        if (!property) throw notFound();
        // A stranger to the house learns nothing of it, not even that this is the reason.
        if (call.guest && call.guest.propertyId !== property.id && !isForEveryGuest) throw notFound();
        const scope = scopeOf(property, call.languages);
        call.answersIn(scope.lang);
        return handle(call, scope);
      },
      options,
    );
}
