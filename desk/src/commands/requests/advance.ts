import { Misused, type Command } from '../../core/command';
import { takeRequestTo } from './take-request-to';

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
  usage: '<request>',
  summary: 'takes a request its next step: seen, being done, done',
  words: [1, 1],
  async run(at, [named = '']) {
    const { trackingId, status } = await at.findRequest(named);
    if (!(status in NEXT)) throw new Misused(`a request that is ${status} has no next step`);
    // The cast is safe because the line above has checked that the status is a key.
    return takeRequestTo(at, trackingId, { status: NEXT[status as keyof typeof NEXT] });
  },
};
