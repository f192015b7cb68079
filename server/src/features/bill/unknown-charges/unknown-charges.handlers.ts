import type { Database } from '../../../platform/db/database';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { createUnknownCharges } from './unknown-charges';

/** Socket handlers for supervisors, who check on the bill what the hotel's system could not say. */
export function unknownChargesHandlers(deps: { db: Database; now: () => number }) {
  const unknownCharges = createUnknownCharges(deps);
  return {
    loadUnknownCharges: {
      who: 'supervisors',
      bucket: 'rooms',
      handle: (_, { property }) => unknownCharges.list(property.id),
    },

    settleCharge: {
      who: 'supervisors',
      bucket: 'property',
      handle: (input, actor) => unknownCharges.settle(actor, input),
    },
  } satisfies Partial<Handlers>;
}
