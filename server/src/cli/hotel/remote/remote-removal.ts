import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { withdrawnResult, type RemoveFlags } from '../result/removal';
import { CommandFailure, type CommandResult } from '../result/output';
import { assertConfirmed } from '../versions/publish-flags';
import { createContentClient, type RemoteFlags } from './content-client';

/** Withdraws a hotel on another server, which takes the key of a manager. */
export async function withdrawOnServer(
  slug: string,
  flags: RemoveFlags & RemoteFlags,
): Promise<CommandResult> {
  if (flags.erase)
    throw new CommandFailure(
      64,
      'Only the operator erases a hotel, on its host. Without --erase it is withdrawn.',
      'erase-elsewhere',
    );
  await assertConfirmed(flags, `Withdraw ${slug}? Only its operator can bring it back.`);
  const client = await createContentClient(flags);
  const { force = false, dryRun = false } = flags;
  await client.call(contentContract.withdraw, { params: { property: slug }, body: { force, dryRun } });
  return withdrawnResult(slug, flags);
}
