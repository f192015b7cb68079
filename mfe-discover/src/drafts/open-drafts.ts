import * as z from '@guest/shared/contracts/zod';
import { clearOldAccounts } from '@guest/shared/storage/clear-old-accounts';
import { UNSENT_RETENTION_MS } from '@guest/shared/storage/unsent-retention';
import { openDeviceStore, type DeviceStore, type StoredReading } from '@guest/shared/storage/device-store';
import { wordMarksSchema } from '../refused/text-marks';
import { isEmptyDraft, type PostDraft } from './post-draft';

/** The shell deletes databases with this prefix at sign-out; after an expired session the guest finds them again. */
const GUEST_PREFIX = 'draft-share ';
/**
 * It must not start with `GUEST_PREFIX`: opening the drafts of a guest deletes old ones with that prefix, and those of
 * the visitor must first be adopted.
 */
const VISITOR_PREFIX = 'draft-share-visitor ';
const STORE = 'drafts';
const DAY_MS = 24 * 3_600_000;
const VISITOR_DRAFT_MS = DAY_MS;

const draftSchema = z.object({
  key: z.literal('new'),
  postKey: z.string(),
  text: z.string(),
  tags: z.string(),
  place: z.optional(z.object({ type: z.enum(['outlet', 'activity']), uuid: z.string(), name: z.string() })),
  photos: z.array(
    z.object({ id: z.string(), blob: z.unknown(), width: z.number(), height: z.number(), alt: z.string() }),
  ),
  refused: z.optional(wordMarksSchema),
  savedAt: z.number(),
});

/** A draft of another release that cannot be read is dropped; photos whose bytes the device has lost, too. */
function readDraft(saved: unknown): StoredReading<PostDraft> {
  const { success, data } = draftSchema.safeParse(saved);
  if (!success) return 'unreadable';
  const photos = data.photos.flatMap(({ blob, ...facts }) =>
    blob instanceof Blob ? [{ ...facts, blob }] : [],
  );
  return { ...data, photos };
}

export interface DraftOwner {
  /** `undefined` for an anonymous visitor. */
  guest: string | undefined;
  property: string;
}

export interface DraftStore {
  /** The draft of the owner, if it is not too old. */
  load(): Promise<PostDraft | undefined>;
  save(draft: PostDraft): Promise<void>;
  remove(): Promise<void>;
  close(): void;
}

interface DraftStoreOptions {
  now: () => number;
  /** The device has no room, so that the draft lasts only as long as the page. */
  onStorageFailed: () => void;
}

const databaseOf = ({ guest, property }: DraftOwner) =>
  guest === undefined ? VISITOR_PREFIX + property : GUEST_PREFIX + guest;

/** Opens the draft of a new post of one owner, and deletes those of other guests that are too old. */
export async function openDrafts(owner: DraftOwner, options: DraftStoreOptions): Promise<DraftStore> {
  const { now, onStorageFailed } = options;
  // Another tab of the previous guest may block the deletion for a while, so it is not awaited.
  if (owner.guest !== undefined) clearOldDrafts(owner.guest, now()).catch(() => {});
  const lastsMs = owner.guest === undefined ? VISITOR_DRAFT_MS : UNSENT_RETENTION_MS;
  const store: DeviceStore<PostDraft> = await openDeviceStore({
    database: databaseOf(owner),
    store: STORE,
    read: readDraft,
    onStorageFailed,
  });
  return {
    async load() {
      const [draft] = await store.all();
      if (draft && now() - draft.savedAt < lastsMs && !isEmptyDraft(draft)) return draft;
      if (draft) await store.remove([draft.key]);
      return undefined;
    },
    save: (draft) => store.put(draft),
    remove: () => store.remove(['new']),
    close: () => store.close(),
  };
}

const clearOldDrafts = (owner: string, now: number): Promise<void> =>
  clearOldAccounts({ prefix: GUEST_PREFIX, owner, store: STORE, dateField: 'savedAt', now });

/**
 * Gives the draft of the anonymous visitor to the guest who has signed in. The copy is stored before the original is
 * deleted, so that a killed page loses neither. A draft that the guest has already stays, below the newer text.
 */
export async function adoptVisitorDraft(own: DraftStore, visitor: DraftStore): Promise<void> {
  const left = await visitor.load();
  if (!left) return;
  const before = await own.load();
  const isCopied = before?.postKey === left.postKey;
  if (!isCopied) await own.save(before ? joinDrafts(left, before) : left);
  await visitor.remove();
}

/**
 * Combines two drafts; what was written later comes first. All photos stay, and the author removes those that are too many:
 * none is lost without a word.
 */
export const joinDrafts = (newer: PostDraft, older: PostDraft): PostDraft => ({
  ...newer,
  text: [newer.text, older.text].filter((text) => text.trim() !== '').join('\n\n'),
  tags: [newer.tags, older.tags].join(' ').trim(),
  place: newer.place ?? older.place,
  photos: [...newer.photos, ...older.photos],
});
