import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';
import { CASE_STATUSES, SUBJECT_KINDS } from './reasons';

const caseEvent = z.object({
  caseId: uuid,
  subjectKind: z.enum(SUBJECT_KINDS),
  severity: z.int(),
  status: z.enum(CASE_STATUSES),
  /** Whether it was hidden at once for a grave reason, so that somebody has to look now. */
  isAlert: z.boolean(),
  version: z.int(),
  epoch: uuid,
});

export const moderationPushChecks = { caseOpened: caseEvent, caseChanged: caseEvent };
