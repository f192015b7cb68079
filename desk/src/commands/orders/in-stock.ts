import type { Command } from '../../core/command';

export const inStock: Command = {
  name: 'in-stock',
  args: '<item>',
  summary: 'outlets: marks a sold-out item as available',
  async run({ desk, findItem }, [query = '']) {
    const { uuid: itemUuid } = await findItem(query);
    const data = await desk.request('changeItemStock', { itemUuid, stockStatus: 'available' });
    return { data, lines: [`${data.name} is available again.`] };
  },
};
