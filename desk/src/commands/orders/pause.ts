import { PAUSE_REASONS } from '@guest/shared/contracts/order/order-socket.schema';
import { UsageError, requiredOption, type Command } from '../../core/command';

const MINUTE_MS = 60_000;

export const pause: Command = {
  name: 'pause',
  args: '<outlet>',
  summary: `outlets: pauses orders; the reason is one of ${PAUSE_REASONS.join(', ')}`,
  example: 'pnpm desk pause mare-alta --minutes 30 --reason busy',
  required: ['--minutes <for how long>', '--reason <reason>'],
  options: ['--note <for guests>'],
  async run({ desk, findOutlet }, [query = ''], options) {
    const { uuid: outletUuid, name } = await findOutlet(query);
    const minutes = Number(requiredOption(options, 'minutes'));
    const value = requiredOption(options, 'reason');
    const reason = PAUSE_REASONS.find((one) => one === value);
    if (!reason) throw new UsageError(`--reason must be one of ${PAUSE_REASONS.join(', ')}`);
    if (!Number.isInteger(minutes) || minutes < 1) throw new UsageError('--minutes must be a number');
    const until = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const note = typeof options.note === 'string' ? { note: options.note } : {};
    const data = await desk.request('pauseOutlet', { outletUuid, reason, until, ...note });
    return {
      data,
      lines: [`${name} accepts no new orders until ${until.slice(11, 16)}Z; current orders continue.`],
    };
  },
};
