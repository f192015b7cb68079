import { REJECTION_REASONS } from '@guest/shared/contracts/ticket/ticket-steps';
import { Misused, wanted, type Command } from '../../core/command';
import { takeRequestTo } from './take-request-to';

export const reject: Command = {
  name: 'reject',
  usage: '<request> --reason <reason> --note <for the guest>',
  summary: `supervisors: says no; the reason is one of ${REJECTION_REASONS.join(', ')}`,
  example: 'pnpm desk reject 1f3a9c20 --reason outside_hours --note "The kitchen opens at seven."',
  words: [1, 1],
  options: { reason: { type: 'string' }, note: { type: 'string' } },
  run(at, [named = ''], options) {
    const said = wanted(options, 'reason');
    const reasonCode = REJECTION_REASONS.find((reason) => reason === said);
    if (!reasonCode) throw new Misused(`--reason must be one of ${REJECTION_REASONS.join(', ')}`);
    return takeRequestTo(at, named, { status: 'rejected', reasonCode, note: wanted(options, 'note') });
  },
};
