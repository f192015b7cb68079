import { UsageError, type Command } from '../../core/command';

const MINUTE_MS = 60_000;

export const soldOut: Command = {
  name: 'sold-out',
  args: '<item>',
  summary: 'outlets: marks an item as sold out, or sets how many are left; guests see it at once',
  example: 'pnpm desk sold-out "sea bass" --minutes 120',
  options: ['--minutes <for how long>', '--left <how many there are>'],
  async run({ desk, findItem }, [query = ''], { minutes, left }) {
    const { uuid: itemUuid } = await findItem(query);
    const count = parseNumber('left', left);
    const lasts = parseNumber('minutes', minutes);
    const data = await desk.request('changeItemStock', {
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

function parseNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new UsageError(`--${name} must be a number`);
  return number;
}
