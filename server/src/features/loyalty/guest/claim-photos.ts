import { and, eq, inArray } from 'drizzle-orm';
import type { LoyaltyClaim } from '@guest/shared/contracts/loyalty/loyalty.contract';
import type { Connection } from '../../../platform/db/database';
import { upload } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import { thumbnailKey } from '../../upload/store/thumbnail-key';
import type { Uploads } from '../../upload/uploads';

type Addressing = Awaited<ReturnType<Uploads['ownAddresses']>>;
export type ClaimPhotos = ReturnType<typeof createClaimPhotos>;

/** The photos of these claims that are still kept. */
export const isPhotoOfClaim = and(eq(upload.purpose, 'claim'), eq(upload.state, 'linked'));

/** The photos of claims: uploads of the guest that are linked to the claim. */
export function createClaimPhotos(uploads: Pick<Uploads, 'requireUsable' | 'rows' | 'ownAddresses'>) {
  return {
    /** Checks the photo. It may take long, so it comes before the transaction of the claim. */
    async require(me: Guest, key: string): Promise<{ id: string }> {
      const owner = { id: me.chatUuid, property: { id: me.propertyId } };
      return uploads.requireUsable(owner, { key, type: 'photo', purpose: 'claim' }).catch(toPhotoUnknown);
    },

    link: (tx: Connection, { id }: { id: string }, claimId: string): Promise<void> =>
      uploads.rows.link(tx, id, { linkedTo: claimId, roomId: null }).catch(toPhotoUnknown),

    /** Returns how the guest's own photos are addressed. It reads the session, so it comes before the transaction of the claim. */
    addressing: (me: Guest): Promise<Addressing> => uploads.ownAddresses(me.chatUuid),

    /** Returns addresses of the photos by the id of their claim; they work for an hour, or until this guest’s chat session ends. */
    async addressesFor(
      on: Connection,
      { urlOf, claimIds }: { urlOf: Addressing; claimIds: string[] },
    ): Promise<Map<string, NonNullable<LoyaltyClaim['photo']>>> {
      // Without a session no address would be answered; the next read has the photos.
      if (!urlOf) return new Map();
      const rows = await on
        .select({ key: upload.key, thumbnails: upload.thumbnails, claimId: upload.linkedTo })
        .from(upload)
        .where(and(inArray(upload.linkedTo, claimIds), isPhotoOfClaim));
      return new Map(
        rows.map(({ key, thumbnails: [small], claimId }) => [
          claimId ?? '',
          { url: urlOf(key), thumbUrl: urlOf(small ? thumbnailKey(key, small.width) : key) },
        ]),
      );
    },
  };
}

/** A photo that is missing, of somebody else or already used gets the same answer. */
function toPhotoUnknown(error: unknown): never {
  throw error instanceof RequestError && error.code === 'no_such_file'
    ? unprocessable('photo', 'photo_unknown', 'A photo is no longer there. Please add it again.')
    : error;
}
