import { Misused, wanted, type Command } from '../../core/command';
import { takeRequestTo } from '../requests/take-request-to';

const MINUTE_MS = 60_000;

export const hold: Command = {
  name: 'hold',
  usage: '<request> --note <why> --minutes <until it goes on>',
  summary: 'lets a request wait, and tells the guest why and until when',
  example: 'pnpm desk hold 1f3a9c20 --note "Waiting for a part" --minutes 90',
  words: [1, 1],
  options: { note: { type: 'string' }, minutes: { type: 'string' } },
  run(at, [named = ''], options) {
    const minutes = Number(wanted(options, 'minutes'));
    if (!Number.isInteger(minutes) || minutes < 1)
      throw new Misused('--minutes must be a number of at least 1');
    const etaAt = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    return takeRequestTo(at, named, { status: 'on_hold', note: wanted(options, 'note'), etaAt });
  },
};
