import { isFileKind, rulesOf } from '@guest/shared/contracts/upload/file-kinds';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import { fileAddress, addressExpiry } from './rules/file-address';
import { fileEmpty, fileTooLarge, wrongFileType } from './rules/file-errors';
import { mimeTypeOf } from './mime-type';
import { thumbnailKey } from './store/thumbnail-key';
import { ticketFields } from './rules/upload-ticket';
import type { UploadRow } from './upload.repository';
import type { Uploads } from './uploads';

const TICKET_LASTS_S = 300;

/** Rejects with a `RequestError` if the guest or staff member may not post to the room. */
export type AssertCanPost = (roomId: string, actor: Actor) => Promise<unknown>;

/** Socket handlers that issue upload tickets and file addresses. */
export function uploadHandlers(uploads: Uploads, assertCanPost: AssertCanPost) {
  const { rows, store, secret, canRead, now } = uploads;

  async function formFor(row: UploadRow) {
    const form = { key: row.key, mimeType: mimeTypeOf(row), mostBytes: row.most };
    if (store.direct) return store.direct.form({ ...form, seconds: TICKET_LASTS_S });
    const policy = { ...form, id: row.id, until: row.expiresAt.getTime() };
    return { url: '/uploads', fields: ticketFields(await secret(), policy) };
  }

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
      async handle({ type, ext: typed, roomId, size, purpose = 'message' }, actor) {
        const ext = typed.replace('.', '').toLowerCase();
        if (!isFileKind(type) || !Object.hasOwn(rulesOf(type).types, ext)) throw wrongFileType();
        const { maxBytes } = rulesOf(type);
        if (size === 0) throw fileEmpty();
        if (size !== undefined && size > maxBytes) throw fileTooLarge(type);
        if (roomId !== undefined) await assertCanPost(roomId, actor);
        const row = await rows.insertPending({
          propertyId: actor.property.id,
          key: `p/${actor.property.slug}/${randomUUID()}.${ext}`,
          ownerId: actor.id,
          ownerKind: actor.kind,
          most: size ?? maxBytes,
          roomId: roomId ?? null,
          expiresAt: new Date(now() + TICKET_LASTS_S * 1_000),
          purpose,
          type,
          ext,
        });
        return { status: 200, key: row.key, ...(await formFor(row)) };
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
