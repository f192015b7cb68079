import { UsageError, requiredOption, type Command } from '../../core/command';
import { changeRequestStatus } from '../requests/change-request-status';

const MINUTE_MS = 60_000;

export const hold: Command = {
  name: 'hold',
  args: '<request>',
  summary: 'puts a request on hold; the guest sees why and until when',
  example: 'pnpm desk hold 1f3a9c20 --note "Waiting for a part" --minutes 90',
  required: ['--note <why>', '--minutes <until it goes on>'],
  run(context, [query = ''], options) {
    const minutes = Number(requiredOption(options, 'minutes'));
    if (!Number.isInteger(minutes) || minutes < 1)
      throw new UsageError('--minutes must be a number of at least 1');
    const etaAt = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    return changeRequestStatus(context, query, {
      status: 'on_hold',
      note: requiredOption(options, 'note'),
      etaAt,
    });
  },
};
