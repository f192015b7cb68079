import type { Command, DeskContext } from '../../core/command';
import { findOnly } from '../../core/find';
import { noteOf, reasonOf, reasonOption } from './uphold';

export const publish: Command = {
  name: 'publish',
  args: '<post-or-comment>',
  summary: 'publishes a post or comment that waits for a look',
  async run({ desk }, [query = '']) {
    const { kind, id } = await findPending(desk, query);
    await desk.request('decidePending', { kind, id, decision: 'publish' });
    return { data: { kind, id }, lines: [`The ${kind} is published.`] };
  },
};

export const refuse: Command = {
  name: 'refuse',
  args: '<post-or-comment>',
  summary: 'removes a post or comment that waits for a look, with a reason that its author reads',
  example: 'pnpm desk refuse 1c7d20ab --reason privacy --note "Please leave the room number out."',
  options: [reasonOption(), '--note <for the author>'],
  async run({ desk }, [query = ''], options) {
    const { kind, id } = await findPending(desk, query);
    const reason = { reasonCode: reasonOf(options), ...noteOf(options) };
    await desk.request('decidePending', { kind, id, decision: 'remove', ...reason });
    return { data: { kind, id }, lines: [`The ${kind} is removed, and its author is told.`] };
  },
};

async function findPending(desk: DeskContext['desk'], query: string) {
  const { items } = await desk.request('loadPending', {});
  return findOnly(items, query, {
    kind: 'post or comment',
    id: (one) => one.id,
    name: ({ authorName }) => authorName,
  });
}
