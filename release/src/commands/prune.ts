import type { Command } from '../command/command';
import { DAY_MS, KEPT_DAYS, KEPT_VERSIONS, findOutdated, removeUnusedFiles } from '../channel/retention';

export const prune: Command = {
  name: 'prune',
  summary: `Deletes versions that are older than ${KEPT_DAYS} days, not among the last ${KEPT_VERSIONS} of their name and in no channel.`,
  examples: ['prune --dry-run', 'prune'],
  async run({ storage, isDryRun }) {
    const now = Date.now();
    const removed = await findOutdated(storage, now);
    for (const { name, version } of removed) await storage.remove(name, version);
    await removeUnusedFiles(storage, now - DAY_MS);
    await storage.tidy(now - DAY_MS);
    const verb = isDryRun ? 'would be deleted' : 'deleted';
    return {
      data: { removed },
      lines:
        removed.length === 0
          ? ['Nothing to delete.']
          : removed.map(({ name, version }) => `${verb}  ${name}@${version}`),
    };
  },
};
