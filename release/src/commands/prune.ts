import { noMore, type Command } from '../command/command';
import { DAY_MS, KEPT_DAYS, KEPT_VERSIONS, outdated } from '../channel/retention';

export const prune: Command = {
  name: 'prune',
  usage: '',
  summary: `Takes away what nobody needs: older than ${KEPT_DAYS} days, not among the last ${KEPT_VERSIONS} of its name, and in no channel.`,
  examples: ['prune --dry-run', 'prune'],
  async run({ storage, isDryRun }, words) {
    noMore(words, 0);
    const now = Date.now();
    const removed = await outdated(storage, now);
    for (const { name, version } of removed) await storage.remove(name, version);
    await storage.tidy(now - DAY_MS);
    const verb = isDryRun ? 'would go' : 'gone';
    return {
      data: { removed },
      lines:
        removed.length === 0
          ? ['Nothing to take away.']
          : removed.map(({ name, version }) => `${verb}  ${name}@${version}`),
    };
  },
};
