import { eq } from 'drizzle-orm';
import { folioPosting } from '../../../platform/db/tables/schema';
import type { orderTestSetup } from './order-test-setup';

export const CANCELLED_BY_STAFF = { reasonCode: 'too_busy', note: 'We are sorry' } as const;
const CHARGED = {
  paymentMethod: 'room_charge',
  paymentStatus: 'authorised',
  reservationNumber: 'R-1',
} as const;

/** Orders that are charged to a room, and the state of their postings. */
export function chargedOrders({ addOrder, step, db }: Awaited<ReturnType<typeof orderTestSetup>>) {
  return {
    async acceptedOrder(): Promise<{ id: string; reference: string }> {
      const { id, reference } = await addOrder(CHARGED);
      await step(id, 'accepted');
      return { id, reference };
    },
    stateOf: async (id: string) =>
      (await db.select().from(folioPosting).where(eq(folioPosting.subjectId, id)))[0]?.state,
  };
}
