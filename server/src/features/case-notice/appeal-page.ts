import { pathTo } from '@guest/shared/routes/routes';
import type { CaseRow } from '../moderation/cases/case-events';

/**
 * Returns the path of the page on which an author can appeal against the decision of a case, which is where they still see their
 * hidden post or comment; `undefined` for other subjects and for what stays visible.
 */
export function appealPageOf(
  { subjectKind, subjectId, hiddenFrom, snapshot }: CaseRow,
  property: string,
): string | undefined {
  if (hiddenFrom === null) return undefined;
  if (subjectKind === 'post') return pathTo('property-discover-id', { property, id: subjectId });
  if (subjectKind !== 'comment' || snapshot.parentId === null) return undefined;
  return `${pathTo('property-discover-id', { property, id: snapshot.parentId })}#c-${subjectId}`;
}
