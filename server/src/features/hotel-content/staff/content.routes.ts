import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { notAllowed, notFound, RequestError, unprocessable } from '../../../platform/errors/request-error';
import { serve } from '../../../platform/http/serve';
import type { StaffAccess } from '../../staff/staff-access.repository';
import { misplacedFiles } from '../folder/misplaced-files';
import type { PictureFile } from '../model/hotel-content';
import type { InspectedPictures } from '../pictures/inspected-pictures';
import type { PictureStore } from '../pictures/picture-store';
import type { ContentThread } from '../thread/create-content-thread';
import { compareWithLive, sourceOf, storedSource, type ContentSource } from '../versions/compare-with-live';
import { withRetries } from '../versions/conflict-of';
import { rebasedVersion, storeRebased } from '../versions/rebase';
import { wantKnownPictures } from '../retention/wanted-pictures';
import { createVersionRepository, type ContentVersion } from '../versions/version.repository';
import { withDryRun, type DatabaseOrTransaction } from '../versions/with-dry-run';
import { contentEditor } from './content-editor';
import { filesOfDraft, picturesOfDraft } from './draft-files';
import { refuseUndecodable } from './unusable-picture';
import { publishAsStaff, refuseConflict } from './publish-as-staff';
import { withdrawAsStaff } from './withdraw-as-staff';

/** Content is typed by people, and one megabyte is already a very large menu. */
const MAX_BYTES = 4 * 1024 * 1024;
const PER_MINUTE = 60;
/** A hotel with thousands of items and hundreds of new photos takes longer than other requests may. */
const WITHIN_MS = 120_000;

interface ContentRoutesDeps {
  db: Database;
  access: StaffAccess;
  store: PictureStore;
  inspected: InspectedPictures;
  thread: ContentThread;
  now: () => number;
}

/** Registers the routes with which staff edit the content of their hotel. */
export function contentRoutes(
  app: FastifyInstance,
  { db, access, store, inspected, thread, now }: ContentRoutesDeps,
): void {
  const versions = createVersionRepository(db);
  const limited = { perMinute: PER_MINUTE, isUncacheable: true, takesForeignToken: true };
  const patient = { ...limited, handlerTimeout: WITHIN_MS };

  serve(
    app,
    contentContract.listVersions,
    async ({ params, request }) => {
      const { slug } = await contentEditor(access, request, params.property);
      const fingerprints = await versions.fingerprints(slug);
      // Command lines of earlier releases refuse a list with a state that they do not know.
      const items = (await versions.list(slug)).flatMap((one) => {
        if (one.state === 'discarded') return [];
        const content = fingerprints.get(one.number);
        return [{ ...toReply(one), ...(content !== undefined && { content }) }];
      });
      return { items };
    },
    limited,
  );

  serve(
    app,
    contentContract.getVersion,
    async ({ params, request }) => {
      const { slug } = await contentEditor(access, request, params.property);
      const version =
        params.number === 'live'
          ? await versions.live(slug)
          : await versions.find(slug, Number(params.number));
      if (!version) throw notFound();
      const { files, pictures } = await versions.filesOf(version);
      return {
        version: toReply(version),
        files: [...files].map(([path, text]) => ({ path, text })),
        pictures: [...pictures.values()].flatMap((one) => one ?? []),
      };
    },
    limited,
  );

  serve(
    app,
    contentContract.findMissing,
    async ({ params, body, request }) => {
      const { slug, propertyId } = await contentEditor(access, request, params.property);
      const known = await versions.textsByHash(propertyId, body.files);
      await wantKnownPictures(db, slug, body.pictures);
      const pictures: string[] = [];
      for (const sha256 of new Set(body.pictures))
        if (!(await store.has(slug, sha256))) pictures.push(sha256);
      return { files: [...new Set(body.files)].filter((one) => !known.has(one)), pictures };
    },
    { ...limited, bodyLimit: MAX_BYTES },
  );

  serve(
    app,
    contentContract.addDraft,
    async ({ params, body, request }) => {
      const editor = await contentEditor(access, request, params.property);
      const { slug, propertyId, id } = editor;
      await wantKnownPictures(
        db,
        slug,
        body.pictures.map(({ sha256 }) => sha256),
      );
      const { files, missing } = await filesOfDraft(versions, propertyId, body.files);
      const { pictures, missing: withoutPicture } = await picturesOfDraft(
        { versions, inspected },
        { propertyId, slug },
        body.pictures,
        { isDryRun: body.dryRun !== undefined },
      );
      const all = [...missing, ...withoutPicture];
      if (all.length > 0)
        throw new RequestError(422, 'missing', 'This request is incomplete', { data: { missing: all } });
      const misplaced = misplacedFiles(files.keys());
      if (misplaced.length > 0) return { version: null, problems: misplaced };
      const { hotel, problems } = await thread.check(files, pictures);
      if (!hotel) return { version: null, problems };
      if (hotel.slug !== slug || hotel.propertyId !== propertyId)
        throw unprocessable('files', 'slug_other', "This isn't allowed");
      // In a demo hotel, programs play the staff. Only an operator may decide that.
      if (hotel.isDemo) throw notAllowed();
      const { note = '', base, dryRun } = body;
      if (base !== undefined && !(await versions.earlier(slug, base)))
        throw unprocessable('base', 'version_unknown', "This isn't allowed");
      if (!dryRun) await keepWide(slug, hotel.wide);
      const add = (on: Pick<Database, 'transaction'>) =>
        on.transaction((tx) =>
          createVersionRepository(tx).add({ propertyId, slug, files, pictures, note, by: id, base }),
        );
      if (dryRun?.publish) {
        const options = {
          overwrite: dryRun.overwrite,
          dryRun: true,
          ...(await comparedBefore(slug, sourceOf({ files, pictures }))),
        };
        const published = await publishAsStaff(db, editor, add, options);
        return { version: published.version, problems, published };
      }
      const { number } = await withDryRun(db, { dryRun: dryRun !== undefined }, add);
      return { version: number, problems };
    },
    { ...patient, bodyLimit: MAX_BYTES },
  );

  serve(
    app,
    contentContract.publish,
    async ({ params, body, request }) => {
      const editor = await contentEditor(access, request, params.property);
      const version = await versions.find(editor.slug, Number(params.number));
      if (version?.state !== 'draft') throw notFound();
      const rebased = body.rebase
        ? await rebasedVersion(versions, version, { ...body, merge: thread.merge }).catch(refuseConflict)
        : undefined;
      const draft = (on: DatabaseOrTransaction) => storeRebased(on, version, rebased);
      const compared = body.dryRun
        ? await comparedBefore(editor.slug, rebased ? sourceOf(rebased) : await storedSource(db, version))
        : { now: new Date(now()), compare: thread.compare };
      return publishAsStaff(db, editor, draft, { ...body, ...compared });
    },
    patient,
  );

  serve(
    app,
    contentContract.rollBack,
    async ({ params, body, request }) => {
      const editor = await contentEditor(access, request, params.property);
      const back = await versions.earlier(editor.slug, body.number);
      if (!back) throw notFound();
      const files = await versions.filesOf(back);
      const compared = body.dryRun
        ? await comparedBefore(editor.slug, sourceOf(files))
        : { now: new Date(now()), compare: thread.compare };
      const copy = {
        ...files,
        propertyId: editor.propertyId,
        slug: editor.slug,
        by: editor.id,
        copyOf: back.number,
        note: body.note ?? `version ${back.number} again`,
      };
      return publishAsStaff(
        db,
        editor,
        (on) => on.transaction((tx) => createVersionRepository(tx).add(copy)),
        { ...body, ...compared },
      );
    },
    patient,
  );

  serve(
    app,
    contentContract.withdraw,
    async ({ params, body, request }) => {
      const editor = await contentEditor(access, request, params.property);
      return { isWithdrawn: await withdrawAsStaff(db, editor, { ...body, now: new Date(now()) }) };
    },
    limited,
  );

  /** A photo that was imported for a dish has no wide files yet. */
  async function keepWide(slug: string, pictures: readonly PictureFile[]): Promise<void> {
    for (const picture of pictures) await store.keepWide(slug, picture).catch(refuseUndecodable);
  }

  /**
   * Compares the version of a dry run before it begins: it is one transaction that holds the lock of the hotel, in which
   * nobody should have to wait for the thread.
   */
  async function comparedBefore(slug: string, source: ContentSource) {
    const options = { now: new Date(now()), compare: thread.compare };
    const compared = await withRetries(() => compareWithLive(db, { slug, source }, options)).catch(
      refuseConflict,
    );
    return { ...options, compared };
  }
}

const toReply = ({ createdAt, publishedAt, ...version }: ContentVersion) => ({
  ...version,
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});
