import type { ModifierGroup } from '@guest/shared/contracts/menu/menu.schema';
import {
  defaultSelection,
  openGroups,
  type SelectedModifier,
  type OpenGroup,
} from '@guest/shared/contracts/menu/selection';

type AnyGroup = OpenGroup['group'];

/**
 * Applies a choice. Nested groups that it closes lose their choices, and those that it opens start with their
 * defaults.
 */
export function withChoice(
  groups: readonly ModifierGroup[],
  chosen: readonly SelectedModifier[],
  choice: { group: AnyGroup; modifierUuid: string; quantity: number },
): SelectedModifier[] {
  const { group, modifierUuid, quantity } = choice;
  const isSame = (one: SelectedModifier) => one.groupUuid === group.uuid && one.modifierUuid === modifierUuid;
  const wasChosen = chosen.some(isSame);
  const others = chosen.filter((one) =>
    group.display === 'radio' ? one.groupUuid !== group.uuid : !isSame(one),
  );
  if (quantity === 0) return withoutClosedGroups(groups, others);
  const next = [...others, { groupUuid: group.uuid, modifierUuid, quantity }];
  return withoutClosedGroups(groups, wasChosen ? next : [...next, ...defaultsOf(groups, modifierUuid)]);
}

function withoutClosedGroups(
  groups: readonly ModifierGroup[],
  chosen: readonly SelectedModifier[],
): SelectedModifier[] {
  const open = openGroups(groups, chosen);
  return chosen.filter(({ groupUuid }) => open.some(({ group }) => group.uuid === groupUuid));
}

/** Returns the default choices of the groups that a modifier opens. */
function defaultsOf(groups: readonly ModifierGroup[], modifierUuid: string): SelectedModifier[] {
  const opened = groups
    .flatMap(({ modifiers }) => modifiers)
    .filter(({ uuid }) => uuid === modifierUuid)
    .flatMap(({ modifierGroups }) => modifierGroups);
  // Nested groups count as top-level groups once they are open.
  return defaultSelection(
    opened.map((nested) => ({
      ...nested,
      modifiers: nested.modifiers.map((it) => ({ ...it, modifierGroups: [] })),
    })),
  );
}
