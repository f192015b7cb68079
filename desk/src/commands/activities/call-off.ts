import { SESSION_CANCEL_REASONS } from '@guest/shared/contracts/activity/activity-booking-status';
import { UsageError, requiredOption, type Command } from '../../core/command';
import { sessionRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, findSession } from './activity-options';

const REASONS = SESSION_CANCEL_REASONS.join(', ');

export const callOff: Command = {
  name: 'call-off',
  args: '<session>',
  summary: `supervisors: calls a session off and tells its guests; the reason is one of ${REASONS}`,
  required: ['--reason <reason>'],
  options: ['--note <for the guests>', DAY_OPTION],
  async run(context, [query = ''], options) {
    const value = requiredOption(options, 'reason');
    const reasonCode = SESSION_CANCEL_REASONS.find((one) => one === value);
    if (!reasonCode) throw new UsageError(`--reason must be one of ${REASONS}`);
    const { sessionUuid, version } = await findSession(context, query, options);
    const { note } = options;
    const { guests } = await context.desk.request('previewCancelSession', { sessionUuid });
    const session = await context.desk.request('cancelSession', {
      sessionUuid,
      version,
      reasonCode,
      ...(typeof note === 'string' && { note }),
    });
    return { data: session, lines: [...table([sessionRow(session)]), `${guests} guests are told.`] };
  },
};
