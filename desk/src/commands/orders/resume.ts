import type { Command } from '../../core/command';

export const resume: Command = {
  name: 'resume',
  args: '<outlet>',
  summary: 'outlets: ends the pause',
  async run({ desk, findOutlet }, [query = '']) {
    const { uuid: outletUuid, name } = await findOutlet(query);
    const data = await desk.request('resumeOutlet', { outletUuid });
    return { data, lines: [`${name} accepts orders again.`] };
  },
};
