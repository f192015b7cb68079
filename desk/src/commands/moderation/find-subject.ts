import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { UsageError } from '../../core/command';
import { findOnly } from '../../core/find';
import type { DeskConnection } from '../../connection/desk-connection';
import { loadCases } from './find-case';

type Kind = RequestOf<'openCase'>['subjectKind'];

/**
 * Finds the undecided case that a query names, by the start of its id or by that of a post or comment. If nobody has
 * reported the post or comment, a case is opened, so that every decision has a reason, an appeal and a record.
 */
export async function findOrOpenCase(desk: DeskConnection, query: string): Promise<StaffCase> {
  const cases = await loadCases(desk, 'open');
  const { posts } = await desk.request('loadSharePosts', {});
  const { comments } = await desk.request('loadShareComments', {});
  const found = findOnly<{ id: string; open: () => Promise<StaffCase> }>(
    [
      ...cases.map((one) => ({ id: one.caseId, open: () => Promise.resolve(one) })),
      ...posts.map(({ id }) => ({ id, open: () => openCase(desk, 'post', id) })),
      ...comments.map(({ id }) => ({ id, open: () => openCase(desk, 'comment', id) })),
    ],
    query,
    { kind: 'case, post or comment', id: ({ id }) => id, name: ({ id }) => id },
  );
  return found.open();
}

/** Returns the undecided case about a subject, and opens one if there is none. */
export async function openCase(
  desk: DeskConnection,
  subjectKind: Kind,
  subjectId: string,
): Promise<StaffCase> {
  const { case: opened } = await desk.request('openCase', { subjectKind, subjectId });
  return opened;
}

export interface FeedGuest {
  guestUuid: string;
  nickName: string;
}

/** Finds a guest who has published something, by the start of their id or by their nickname. */
export async function findFeedGuest(desk: DeskConnection, query: string): Promise<FeedGuest> {
  const { posts } = await desk.request('loadSharePosts', {});
  const { comments } = await desk.request('loadShareComments', {});
  const cases = await loadCases(desk, 'open');
  const guests = new Map<string, FeedGuest>();
  for (const { guestUuid, authorName: nickName } of [...posts, ...comments])
    if (guestUuid) guests.set(guestUuid, { guestUuid, nickName });
  for (const { authorUuid: guestUuid, authorName: nickName } of cases)
    if (guestUuid && !guests.has(guestUuid)) guests.set(guestUuid, { guestUuid, nickName });
  return findOnly([...guests.values()], query, {
    kind: 'guest',
    id: ({ guestUuid }) => guestUuid,
    name: ({ nickName }) => nickName,
  });
}

/** Returns one of the given words, or throws an error of the command line that lists them. */
export function oneOf<T extends string>(values: readonly T[], typed: string): T {
  const found = values.find((one) => one === typed);
  if (found === undefined) throw new UsageError(`"${typed}" must be one of ${values.join(', ')}`);
  return found;
}
