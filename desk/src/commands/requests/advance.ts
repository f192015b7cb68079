import { UsageError, type Command } from '../../core/command';
import { changeRequestStatus } from './change-request-status';

/** The usual next status. Other transitions have commands of their own. */
const NEXT = {
  open: 'acknowledged',
  reopened: 'acknowledged',
  acknowledged: 'in_progress',
  on_hold: 'in_progress',
  in_progress: 'done',
} as const;

export const advance: Command = {
  name: 'advance',
  args: '<request>',
  summary: 'advances a request: seen, in progress, done; --anyway: although the room must not be disturbed',
  options: ['--anyway'],
  async run(context, [query = ''], { anyway }) {
    const { trackingId, status } = await context.findRequest(query);
    if (!(status in NEXT)) throw new UsageError(`a request that is ${status} has no next step`);
    // The cast is safe because the line above has checked that the status is a key.
    return changeRequestStatus(context, trackingId, {
      status: NEXT[status as keyof typeof NEXT],
      ...(anyway === true && { isAnyway: true }),
    });
  },
};
