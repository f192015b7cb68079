import type { Command } from '../../core/command';
import { findOnly, shortId } from '../../core/find';
import { table } from '../../terminal/table';
import { findFeedGuest } from './find-subject';
import { daysOf, reasonOf, reasonOption } from './uphold';

export const restrictions: Command = {
  name: 'restrictions',
  summary: 'lists the guests who may not publish, and until when',
  async run({ desk }) {
    const { restrictions: all } = await desk.request('loadRestrictions', {});
    const rows = all.map((one) => [shortId(one.guestUuid), one.nickName, one.until, one.reasonCode]);
    return { data: all, lines: rows.length > 0 ? table(rows) : ['Everybody may publish.'] };
  },
};

export const restrict: Command = {
  name: 'restrict',
  args: '<guest>',
  summary: 'forbids a guest to publish for 1 to 30 days; reading and liking stay possible',
  example: 'pnpm desk restrict Ada --days 7 --reason harassment',
  required: ['--days <days>'],
  options: [reasonOption()],
  async run({ desk }, [query = ''], options) {
    const { guestUuid, nickName } = await findFeedGuest(desk, query);
    const days = daysOf(options);
    const restriction = { guestUuid, days, reasonCode: reasonOf(options) };
    const data = await desk.request('restrictGuest', restriction);
    return { data, lines: [`${nickName} cannot publish until ${data.until}.`] };
  },
};

export const lift: Command = {
  name: 'lift',
  args: '<guest>',
  summary: 'lets a guest publish again',
  async run({ desk }, [query = '']) {
    const { restrictions: all } = await desk.request('loadRestrictions', {});
    const { guestUuid, nickName } = findOnly(all, query, {
      kind: 'restricted guest',
      id: (one) => one.guestUuid,
      name: (one) => one.nickName,
    });
    await desk.request('liftRestriction', { guestUuid });
    return { data: { guestUuid }, lines: [`${nickName} can publish again.`] };
  },
};
