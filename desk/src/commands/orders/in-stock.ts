import type { Command } from '../../core/command';

export const inStock: Command = {
  name: 'in-stock',
  usage: '<item>',
  summary: 'outlets: something that was sold out is there again',
  words: [1, 1],
  async run({ desk, findItem }, [named = '']) {
    const { uuid: itemUuid } = await findItem(named);
    const data = await desk.ask('changeItemStock', { itemUuid, stockStatus: 'available' });
    return { data, lines: [`${data.name} is there again.`] };
  },
};
