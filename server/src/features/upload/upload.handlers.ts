import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import { fileAddress, addressExpiry } from './rules/file-address';
import { checkFile } from './issue-ticket';
import { thumbnailKey } from './store/thumbnail-key';
import type { UploadRow } from './upload.repository';
import type { Uploads } from './uploads';

/** Rejects with a `RequestError` if the guest or staff member may not post to the room. */
export type AssertCanPost = (roomId: string, actor: Actor) => Promise<unknown>;

/** Socket handlers that issue upload tickets and file addresses. */
export function uploadHandlers(uploads: Uploads, assertCanPost: AssertCanPost) {
  const { rows, secret, canRead, issueTicket, now } = uploads;

  async function addressesFor(actor: Actor, until: number, { key, thumbnails }: UploadRow) {
    const signedWith = await secret();
    const urlOf = (name: string) => fileAddress(signedWith, `/uploads/${name}`, { reader: actor, until });
    const sizes = thumbnails.map(({ width }) => ({ width, url: urlOf(thumbnailKey(key, width)) }));
    return { key, url: urlOf(key), sizes };
  }

  return {
    getUploadUrl: {
      who: 'everyone',
      bucket: 'upload',
      async handle({ type, ext, roomId, size, purpose = 'message' }, actor) {
        const file = checkFile({ type, ext, size });
        if (roomId !== undefined) await assertCanPost(roomId, actor);
        return { status: 200, ...(await issueTicket(actor, { ...file, roomId: roomId ?? null, purpose })) };
      },
    },

    getFileUrls: {
      who: 'everyone',
      bucket: 'read',
      async handle({ keys }, actor) {
        const until = addressExpiry(now());
        const found = await rows.findAll(keys, actor.property.id);
        const readable = await Promise.all(found.map((row) => canRead(actor, row)));
        const files = found.filter((_row, i) => readable[i]);
        return { until, files: await Promise.all(files.map((row) => addressesFor(actor, until, row))) };
      },
    },
  } satisfies Partial<Handlers>;
}
