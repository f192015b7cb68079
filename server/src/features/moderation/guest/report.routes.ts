import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import type { ReportReason, SubjectKind } from '@guest/shared/contracts/moderation/reasons';
import { unprocessable } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import { parseNote } from '../../../platform/validation/parse-note';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { ReportContent, Reports } from '../cases/reports';

/** Ten reports at once and ten per hour are far more than an honest guest needs. */
const REPORT_RATES: Rate[] = [{ burst: 10, perSecond: 10 / 3_600 }];
const WITHDRAWALS_PER_MINUTE = 10;
const MAX_NOTE = 500;

/** Registers the calls with which guests report posts, comments and guests, and take their reports back. */
export function reportRoutes(serveInProperty: ServeInProperty, reports: Reports, now: () => number): void {
  const { flagPost, unflagPost, flagComment, unflagComment, flagGuest, unflagGuest } = moderationContract;
  const limited = { rates: REPORT_RATES, now };
  const lessLimited = { perMinute: WITHDRAWALS_PER_MINUTE, now };
  type Caller = Parameters<typeof requireGuest>[0];
  const flag = async (call: Caller, kind: SubjectKind, id: string, body: ReportBody) => {
    const content = parseReport(body);
    await reports.file(reporterOf(call), { kind, id }, content);
    return {};
  };
  const unflag = async (call: Caller, kind: SubjectKind, id: string) => {
    await reports.withdraw(reporterOf(call), { kind, id });
    return {};
  };

  serveInProperty(flagPost, async (call) => flag(call, 'post', call.params.postId, call.body), limited);
  serveInProperty(unflagPost, async (call) => unflag(call, 'post', call.params.postId), lessLimited);
  serveInProperty(
    flagComment,
    async (call) => flag(call, 'comment', call.params.commentId, call.body),
    limited,
  );
  serveInProperty(unflagComment, async (call) => unflag(call, 'comment', call.params.commentId), lessLimited);
  serveInProperty(flagGuest, async (call) => flag(call, 'guest', call.params.uuid, call.body), limited);
  serveInProperty(unflagGuest, async (call) => unflag(call, 'guest', call.params.uuid), lessLimited);
}

type ReportBody = { reasonCode?: ReportReason | undefined; note?: string | undefined } | null | undefined;

function reporterOf(call: Parameters<typeof requireGuest>[0]) {
  const { id, propertyId } = requireGuest(call);
  return { id, propertyId, kind: 'guest' } as const;
}

/** The specification allows a report without a reason; a chosen `other` must be explained. */
function parseReport(body: ReportBody): ReportContent {
  const note = parseNote(body?.note, { max: MAX_NOTE });
  if (body?.reasonCode === 'other' && note === '')
    throw unprocessable('note', 'note_required', 'Please tell us in a few words what is wrong.');
  return { reasonCode: body?.reasonCode ?? 'other', note };
}
