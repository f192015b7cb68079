import { REJECTION_REASONS } from '@guest/shared/contracts/ticket/ticket-status';
import { UsageError, requiredOption, type Command } from '../../core/command';
import { changeRequestStatus } from './change-request-status';

export const reject: Command = {
  name: 'reject',
  args: '<request>',
  summary: `supervisors: rejects a request; the reason is one of ${REJECTION_REASONS.join(', ')}`,
  example: 'pnpm desk reject 1f3a9c20 --reason outside_hours --note "The kitchen opens at seven."',
  required: ['--reason <reason>', '--note <for the guest>'],
  run(context, [query = ''], options) {
    const value = requiredOption(options, 'reason');
    const reasonCode = REJECTION_REASONS.find((reason) => reason === value);
    if (!reasonCode) throw new UsageError(`--reason must be one of ${REJECTION_REASONS.join(', ')}`);
    return changeRequestStatus(context, query, {
      status: 'rejected',
      reasonCode,
      note: requiredOption(options, 'note'),
    });
  },
};
