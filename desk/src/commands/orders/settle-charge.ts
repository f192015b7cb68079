import { UsageError, type Command } from '../../core/command';
import { findOnly } from '../../core/find';

export const settleCharge: Command = {
  name: 'settle-charge',
  args: '<reference>',
  summary: 'supervisors: says whether a charge is on the bill; if it is not, it is posted again',
  example: 'pnpm desk settle-charge OR-4F2K9Q --on-bill',
  options: ['--on-bill', '--not-on-bill'],
  async run({ desk }, [query = ''], options) {
    const isOnBill = options.onBill === true;
    if (isOnBill === (options.notOnBill === true))
      throw new UsageError('--on-bill or --not-on-bill is required');
    const all = await desk.request('loadUnknownCharges', {});
    const { chargeUuid, reference } = findOnly(all, query, {
      kind: 'charge',
      id: (charge) => charge.chargeUuid,
      name: (charge) => charge.reference,
    });
    const data = await desk.request('settleCharge', { chargeUuid, isOnBill });
    return { data, lines: [`${reference}: ${isOnBill ? 'settled' : 'is posted again'}.`] };
  },
};
