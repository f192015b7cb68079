import { pathTo } from '@guest/shared/routes/routes';
import type { Connection } from '../../platform/db/database';
import type { CaseRow } from '../moderation/cases/case-events';
import { findSubject, isReadable } from '../moderation/cases/subject.repository';

type CaseSubject = Pick<CaseRow, 'propertyId' | 'subjectKind' | 'subjectId'>;

interface AppealPageOptions {
  /** The name of the property in addresses. */
  property: string;
  now: number;
}

/**
 * Returns the path of the page on which an author can appeal against the decision of a case, which is where they still see their
 * hidden post or comment; `undefined` for other subjects, for what stays visible, and for what is gone meanwhile.
 */
export async function findAppealPage(
  tx: Connection,
  { propertyId, subjectKind: kind, subjectId: id }: CaseSubject,
  { property, now }: AppealPageOptions,
): Promise<string | undefined> {
  if (kind !== 'post' && kind !== 'comment') return undefined;
  const found = await findSubject(tx, propertyId, { kind, id });
  if (found?.status !== 'hidden' && found?.status !== 'removed') return undefined;
  if (kind === 'post') return pathTo('property-discover-id', { property, id });
  const { parentId: postId } = found.snapshot;
  if (postId === null || !(await isReadable(tx, { kind: 'post', id: postId }, now))) return undefined;
  return `${pathTo('property-discover-id', { property, id: postId })}#c-${id}`;
}
