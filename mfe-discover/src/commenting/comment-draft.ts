import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { UNSENT_RETENTION_MS } from '@guest/shared/storage/unsent-retention';
import * as z from '@guest/shared/contracts/zod';
import { COMMENT_DRAFT_PREFIX, draftNameOf, type CommentDraftOwner } from './stored-draft';

const VISITOR_DRAFT_MS = 24 * 3_600_000;

const draftSchema = z.object({
  text: z.string(),
  replyTo: z.optional(
    z.object({
      id: z.string(),
      topId: z.string(),
      mention: z.optional(z.object({ uuid: z.string(), nickName: z.string() })),
      /** The name of the author that the field shows while the guest replies. */
      nickName: z.string(),
    }),
  ),
  savedAt: z.number(),
});
/** A comment, or a change of one, as its author has left it. Times are in epoch milliseconds. */
export type CommentDraft = z.infer<typeof draftSchema>;

export function loadCommentDraft(owner: CommentDraftOwner, now: number): CommentDraft | undefined {
  const name = draftNameOf(owner);
  const draft = parse(deviceStorage.getItem(name));
  const lastsMs = owner.guest === undefined ? VISITOR_DRAFT_MS : UNSENT_RETENTION_MS;
  if (draft && now - draft.savedAt < lastsMs) return draft;
  deviceStorage.setItem(name, null);
  return undefined;
}

/** Stores the draft, or deletes it if nothing is written. */
export function saveCommentDraft(owner: CommentDraftOwner, draft: CommentDraft): void {
  const isEmpty = draft.text === '' && !draft.replyTo;
  deviceStorage.setItem(draftNameOf(owner), isEmpty ? null : JSON.stringify(draft));
}

export const dropCommentDraft = (owner: CommentDraftOwner): void =>
  void deviceStorage.setItem(draftNameOf(owner), null);

/**
 * Gives the draft of the anonymous visitor to the guest who has signed in, and deletes those of other guests of this
 * device that are too old. A draft that the guest has already stays, below the newer text.
 */
export function adoptCommentDraft(owner: CommentDraftOwner & { guest: string }, now: number): void {
  clearOldDrafts(now);
  const visitor = { ...owner, guest: undefined };
  const left = loadCommentDraft(visitor, now);
  if (!left) return;
  const before = loadCommentDraft(owner, now);
  const text = [left.text, before?.text ?? ''].filter((one) => one.trim() !== '').join('\n\n');
  saveCommentDraft(owner, { ...left, text });
  deviceStorage.setItem(draftNameOf(visitor), null);
}

function clearOldDrafts(now: number): void {
  for (const [name, saved] of storedEntries(deviceStorage, (name) => name.startsWith(COMMENT_DRAFT_PREFIX))) {
    const draft = parse(saved);
    if (!draft || now - draft.savedAt >= UNSENT_RETENTION_MS) deviceStorage.setItem(name, null);
  }
}

function parse(saved: string | null): CommentDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(saved ?? 'null')).data;
  } catch {
    // Other code stored something that is not JSON under this name.
    return undefined;
  }
}
