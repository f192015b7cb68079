import type { Post } from '@guest/shared/contracts/feed/feed.contract';

/** Returns the name under which this tab keeps what its author types in the form of an edit. */
export const editDraftName = ({ id }: Pick<Post, 'id'>): string => `draft:edit-post ${id}`;
