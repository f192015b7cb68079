import { Misused, type Command } from '../../core/command';

const MINUTE_MS = 60_000;

export const soldOut: Command = {
  name: 'sold-out',
  usage: '<item> [--minutes <for how long>] [--left <how many there are>]',
  summary: 'outlets: there is nothing left of something on a menu, or so many; guests see it at once',
  example: 'pnpm desk sold-out "sea bass" --minutes 120',
  words: [1, 1],
  options: { minutes: { type: 'string' }, left: { type: 'string' } },
  async run({ desk, findItem }, [named = ''], { minutes, left }) {
    const { uuid: itemUuid } = await findItem(named);
    const count = numberIn('left', left);
    const lasts = numberIn('minutes', minutes);
    const data = await desk.ask('changeItemStock', {
      itemUuid,
      stockStatus: count === undefined ? ('sold_out' as const) : ('available' as const),
      ...(count !== undefined && { stockLeft: count }),
      ...(lasts !== undefined && { until: new Date(Date.now() + lasts * MINUTE_MS).toISOString() }),
    });
    return {
      data,
      lines: [count === undefined ? `${data.name} is sold out.` : `${data.name}: ${count} left.`],
    };
  },
};

function numberIn(name: string, said: unknown): number | undefined {
  if (said === undefined) return undefined;
  const number = Number(said);
  if (!Number.isInteger(number) || number < 0) throw new Misused(`--${name} must be a number`);
  return number;
}
