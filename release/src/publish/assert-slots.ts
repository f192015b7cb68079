import { propertySchema } from '@guest/shared/contracts/property/property.schema';
import type { ReleaseRecord, ReleaseSlot } from '@guest/shared/contracts/release/release.contract';
import { slotNames } from '@guest/shared/routes/slots';
import { channelNames, latestChange } from '../channel/channel-log';
import { CliError } from '../errors/cli-error';
import { readRecord } from '../registry/records';
import { versionsInSet } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';

/**
 * Refuses parts for slots that do not exist or that show a part of another package on a channel, and parts that the
 * build does not contain.
 */
export async function assertSlots(storage: ReleaseStorage, record: ReleaseRecord): Promise<void> {
  const parts = Object.entries(record.slots ?? {});
  if (parts.length === 0) return;
  const taken = await slotsOfOthers(storage, record.name);
  const faults = parts.flatMap(([slot, part]) => [
    ...unknownParts(slot, part, record),
    ...(taken.get(slot) ?? []).map((by) => `the slot ${slot} shows ${by}`),
  ]);
  if (faults.length === 0) return;
  throw new CliError(
    409,
    [
      `The parts of ${record.name}@${record.version} cannot be shown. Nothing was published.`,
      ...faults.map((fault) => `  ${fault}`),
    ].join('\n'),
    { faults },
  );
}

function unknownParts(slot: string, { fragment, feature = [] }: ReleaseSlot, { offers }: ReleaseRecord) {
  const known: readonly string[] = slotNames;
  return [
    ...(known.includes(slot) ? [] : [`there is no slot ${slot}; there are ${slotNames.join(', ')}`]),
    ...(offers.fragments.includes(fragment)
      ? []
      : [`the slot ${slot} names ${fragment}, for which the build has no chunk fragment-${fragment}`]),
    ...feature
      .filter((one) => !Object.hasOwn(propertySchema.shape.features.shape, one))
      .map((one) => `${fragment} needs the feature ${one}, which no hotel has`),
  ];
}

/** Returns which parts of other packages the channels show now, by their slot. */
async function slotsOfOthers(storage: ReleaseStorage, name: string): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>();
  for (const channel of await channelNames(storage)) {
    // A damaged channel or record is reported where it is used; it must not keep other squads from releasing.
    const change = await latestChange(storage, channel).catch(() => undefined);
    for (const set of [change?.set, change?.rollout?.set]) {
      const versions = await versionsInSet(storage, set ?? null).catch(() => ({}));
      for (const [other, version] of Object.entries(versions)) {
        if (other === name) continue;
        const record = await readRecord(storage, other, version).catch(() => undefined);
        for (const [slot, { fragment }] of Object.entries(record?.slots ?? {})) {
          const by = `${fragment} of ${other}@${version} on ${channel}`;
          const all = taken.get(slot) ?? [];
          taken.set(slot, all.includes(by) ? all : [...all, by]);
        }
      }
    }
  }
  return taken;
}
