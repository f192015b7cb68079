import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';

const LAST_PART = /^[a-z][a-z0-9-]*$/;

/** Returns the errors in the form of the parts that a record offers for slots of the home page. */
export function slotErrors({ name, slots = {} }: ReleaseRecord): string[] {
  const fragments = Object.values(slots).map(({ fragment }) => fragment);
  return fragments.flatMap((fragment, i) => [
    ...(fragment.startsWith(`${name}.`) && LAST_PART.test(fragment.slice(name.length + 1))
      ? []
      : [`"${fragment}" is not a name of a part of ${name}, such as "${name}.offer"`]),
    ...(fragments.indexOf(fragment) === i ? [] : [`${fragment} is in two slots`]),
  ]);
}
