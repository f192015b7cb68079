import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { notFound } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { BlockRepository } from './block.repository';

const BLOCKS_PER_MINUTE = 20;

export function blockRoutes(
  serveInProperty: ServeInProperty,
  blocks: BlockRepository,
  now: () => number,
): void {
  const limit = { perMinute: BLOCKS_PER_MINUTE, now };

  serveInProperty(
    postingContract.listBlockedGuests,
    async (call) => ({ guests: await blocks.list(requireGuest(call).id) }),
    { isUncacheable: true },
  );

  serveInProperty(
    postingContract.blockGuest,
    async (call, { property }) => {
      const me = requireGuest(call);
      const { uuid: blockedId } = call.params;
      if (blockedId === me.id || !(await blocks.isGuestOf(property.id, blockedId))) throw notFound();
      await blocks.block({ propertyId: property.id, guestId: me.id, blockedId });
      return undefined;
    },
    limit,
  );

  serveInProperty(
    postingContract.unblockGuest,
    async (call) => {
      const me = requireGuest(call);
      await blocks.unblock({ guestId: me.id, blockedId: call.params.uuid });
      return undefined;
    },
    limit,
  );
}
