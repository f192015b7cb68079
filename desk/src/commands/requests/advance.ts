import { Misused, type Command } from '../../core/command';
import { takeRequestTo } from './take-request-to';

/** What comes next; where there is a choice, the other ways have commands of their own. */
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
    // Just found to be one of them.
    return takeRequestTo(at, trackingId, { status: NEXT[status as keyof typeof NEXT] });
  },
};
