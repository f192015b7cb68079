import { UsageError, type Command } from '../../core/command';
import { findOnly } from '../../core/find';

export const settleCharge: Command = {
  name: 'settle-charge',
  args: '<reference>',
  summary: 'supervisors: says whether a charge is on the bill or paid; if it is neither, it is posted again',
  example: 'pnpm desk settle-charge OR-4F2K9Q --on-bill',
  options: ['--on-bill', '--not-on-bill', '--paid'],
  async run({ desk }, [query = ''], options) {
    const isOnBill = options.onBill === true;
    const isPaidInPerson = options.paid === true;
    if ([isOnBill, isPaidInPerson, options.notOnBill === true].filter(Boolean).length !== 1)
      throw new UsageError('--on-bill, --not-on-bill or --paid is required');
    const all = await desk.request('loadUnknownCharges', {});
    const { chargeUuid, reference } = findOnly(all, query, {
      kind: 'charge',
      id: (charge) => charge.chargeUuid,
      name: (charge) => charge.reference,
    });
    const data = await desk.request('settleCharge', {
      chargeUuid,
      isOnBill,
      ...(isPaidInPerson && { isPaidInPerson }),
    });
    return { data, lines: [`${reference}: ${isOnBill || isPaidInPerson ? 'settled' : 'is posted again'}.`] };
  },
};
