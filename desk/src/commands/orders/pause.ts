import { PAUSE_REASONS } from '@guest/shared/contracts/order/order-socket.schema';
import { Misused, wanted, type Command } from '../../core/command';

const MINUTE_MS = 60_000;

export const pause: Command = {
  name: 'pause',
  usage: '<outlet> --minutes <for how long> --reason <reason> [--note <for guests>]',
  summary: `outlets: takes no orders for a while; the reason is one of ${PAUSE_REASONS.join(', ')}`,
  example: 'pnpm desk pause mare-alta --minutes 30 --reason busy',
  words: [1, 1],
  options: { minutes: { type: 'string' }, reason: { type: 'string' }, note: { type: 'string' } },
  async run({ desk, findOutlet }, [named = ''], options) {
    const { uuid: outletUuid, name } = await findOutlet(named);
    const minutes = Number(wanted(options, 'minutes'));
    const said = wanted(options, 'reason');
    const reason = PAUSE_REASONS.find((one) => one === said);
    if (!reason) throw new Misused(`--reason must be one of ${PAUSE_REASONS.join(', ')}`);
    if (!Number.isInteger(minutes) || minutes < 1) throw new Misused('--minutes must be a number');
    const until = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const note = typeof options.note === 'string' ? { note: options.note } : {};
    const data = await desk.ask('pauseOutlet', { outletUuid, reason, until, ...note });
    return { data, lines: [`${name} takes no orders until ${until.slice(11, 16)}Z; those under way go on.`] };
  },
};
