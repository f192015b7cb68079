import type { Command } from '../../core/command';

export const resume: Command = {
  name: 'resume',
  usage: '<outlet>',
  summary: 'outlets: takes orders again',
  words: [1, 1],
  async run({ desk, findOutlet }, [named = '']) {
    const { uuid: outletUuid, name } = await findOutlet(named);
    const data = await desk.ask('resumeOutlet', { outletUuid });
    return { data, lines: [`${name} takes orders again.`] };
  },
};
