import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { DeskConnection } from '../../connection/desk-connection';
import { findOnly } from '../../core/find';

type Status = 'open' | 'appealed' | 'decided';

export async function loadCases(desk: DeskConnection, status: Status): Promise<StaffCase[]> {
  const cases: StaffCase[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await desk.request('loadModeration', { status, ...(cursor && { cursor }) });
    cases.push(...page.cases);
    ({ cursor } = page);
  }
  return cases;
}

/** Finds a case by the start of its id or by its author, the undecided ones first. */
export async function findCase(desk: DeskConnection, query: string): Promise<StaffCase> {
  const open = await loadCases(desk, 'open');
  const all = open.some(({ caseId }) => caseId.startsWith(query.toLowerCase()))
    ? open
    : [...open, ...(await loadCases(desk, 'decided'))];
  return findOnly(all, query, {
    kind: 'case',
    id: ({ caseId }) => caseId,
    name: ({ authorName }) => authorName,
  });
}
