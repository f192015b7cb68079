import type { Command } from '../../core/command';
import { table } from '../../terminal/table';

export const charges: Command = {
  name: 'charges',
  summary: 'supervisors: lists charges that may or may not be on the bill, and those that were refused',
  async run({ desk, session }) {
    const data = await desk.request('loadUnknownCharges', {});
    const rows = data.map(
      ({
        reference,
        kind,
        isRefused = false,
        reservationNumber,
        amount,
        currency,
        currencyPrecision,
        sentAt,
      }) => [
        reference,
        isRefused ? `${kind} refused` : kind,
        reservationNumber,
        `${(amount / 10 ** currencyPrecision).toFixed(currencyPrecision)} ${currency}`,
        sentAt,
      ],
    );
    const none = `Every charge at ${session.property.name} is settled.`;
    return { data, lines: rows.length > 0 ? table(rows) : [none] };
  },
};
