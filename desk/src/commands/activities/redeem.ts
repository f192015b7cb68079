import { UsageError, type Command } from '../../core/command';
import { activityRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';

export const redeem: Command = {
  name: 'redeem',
  args: '<reference-or-voucher>',
  summary: 'activities: redeems a voucher; a second time tells when and by whom it was redeemed',
  options: ['--people <who came>'],
  async run({ desk }, [code = ''], { people }) {
    const arrivedPax = Number(people);
    if (people !== undefined && !Number.isInteger(arrivedPax)) {
      throw new UsageError('--people must be a number of people');
    }
    const booking = await desk.request('redeemActivity', {
      ...(code.includes('.') ? { signature: code } : { reference: code }),
      ...(people !== undefined && { arrivedPax }),
    });
    return { data: booking, lines: table([activityRow(booking)]) };
  },
};
