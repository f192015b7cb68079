import type { Command } from '../../core/command';
import { findOnly } from '../../core/find';

export const publish: Command = {
  name: 'publish',
  args: '<post or comment>',
  summary: 'publishes a post or comment that waits for a look',
  async run({ desk }, [query = '']) {
    const { items } = await desk.request('loadPending', {});
    const { kind, id } = findOnly(items, query, {
      kind: 'post or comment',
      id: (one) => one.id,
      name: ({ authorName }) => authorName,
    });
    await desk.request('decidePending', { kind, id, decision: 'publish' });
    return { data: { kind, id }, lines: [`The ${kind} is published.`] };
  },
};
