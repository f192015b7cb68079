import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import { requireGuest } from '../../../platform/http/require-guest';
import { unprocessable } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { Appeals } from '../cases/appeals';

const APPEALS_PER_MINUTE = 5;
const MAX_TEXT = 500;

/** Registers the calls with which authors ask for a second look at a decision. */
export function appealRoutes(serveInProperty: ServeInProperty, appeals: Appeals, now: () => number): void {
  const limited = { perMinute: APPEALS_PER_MINUTE, now };
  const parseText = (typed: string) => {
    const text = parseNote(typed, { max: MAX_TEXT, field: 'text' });
    if (text === '') throw unprocessable('text', 'field_required', 'This field is required');
    return text;
  };

  serveInProperty(
    moderationContract.appealPost,
    async (call) => {
      const { id } = requireGuest(call);
      await appeals.file(id, { kind: 'post', id: call.params.postId }, parseText(call.body.text));
      return undefined;
    },
    limited,
  );

  serveInProperty(
    moderationContract.appealComment,
    async (call) => {
      const { id } = requireGuest(call);
      await appeals.file(id, { kind: 'comment', id: call.params.commentId }, parseText(call.body.text));
      return undefined;
    },
    limited,
  );
}
