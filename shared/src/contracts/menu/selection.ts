import type { ModifierGroup } from './menu.schema';

/**
 * The quantity of a modifier for one unit of the item or, in a nested group, for one unit of the modifier
 * that opens it.
 */
export interface SelectedModifier {
  groupUuid: string;
  modifierUuid: string;
  quantity: number;
}

export interface SelectionProblem {
  code: 'modifier_required' | 'modifier_range' | 'modifier_unavailable';
  groupUuid: string;
  groupName: string;
  min: number;
  max: number;
  /** The modifier that cannot be selected, if the problem concerns one. */
  modifierUuid?: string;
}

type NestedGroup = ModifierGroup['modifiers'][number]['modifierGroups'][number];
type AnyGroup = ModifierGroup | NestedGroup;
export type Modifier = AnyGroup['modifiers'][number];

/** An open group with its selected modifiers. Several entries for the same modifier are merged. */
export interface OpenGroup {
  group: AnyGroup;
  /** The quantity of the modifier that opened the group for one unit of the item; 1 at the top level. */
  times: number;
  choices: { modifier: Modifier; quantity: number }[];
}

/**
 * Returns the groups of an item with their selected modifiers, each followed by the nested groups that those
 * modifiers open.
 */
export function openGroups(
  groups: readonly ModifierGroup[],
  chosen: readonly SelectedModifier[],
): OpenGroup[] {
  return groups.flatMap((group) => {
    const outer = openGroup(group, 1, chosen);
    const inner = group.modifiers.flatMap((modifier) => {
      const choice = outer.choices.find((one) => one.modifier === modifier);
      return choice
        ? modifier.modifierGroups.map((nested) => openGroup(nested, choice.quantity, chosen))
        : [];
    });
    return [outer, ...inner];
  });
}

function openGroup(group: AnyGroup, times: number, chosen: readonly SelectedModifier[]): OpenGroup {
  const choices = group.modifiers.map((modifier) => ({
    modifier,
    quantity: countOf(group, modifier, chosen),
  }));
  return { group, times, choices: choices.filter(({ quantity }) => quantity > 0) };
}

const countOf = (group: AnyGroup, modifier: Modifier, chosen: readonly SelectedModifier[]) =>
  chosen
    .filter(({ groupUuid, modifierUuid }) => groupUuid === group.uuid && modifierUuid === modifier.uuid)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the maximum quantity of one modifier in a group. */
export const maxPerModifier = ({ maxPerModifier: most, display, max }: AnyGroup): number =>
  most ?? (display === 'stepper' ? max : 1);

/** Returns the problems of a selection; empty if it can be ordered. */
export function selectionProblems(
  groups: readonly ModifierGroup[],
  chosen: readonly SelectedModifier[],
): SelectionProblem[] {
  const open = openGroups(groups, chosen);
  return [
    ...open.flatMap(groupProblems),
    ...chosen.filter((choice) => !isKnown(choice, open)).map(unknownChoice),
  ];
}

function groupProblems({ group, choices }: OpenGroup): SelectionProblem[] {
  const { uuid: groupUuid, name: groupName, min, max } = group;
  const groupFacts = { groupUuid, groupName, min, max };
  const unavailable = choices.filter(({ modifier }) => !modifier.available);
  const count = choices.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTooOften = choices.some(({ quantity }) => quantity > maxPerModifier(group));
  const problems = unavailable.map<SelectionProblem>(({ modifier }) => ({
    code: 'modifier_unavailable',
    modifierUuid: modifier.uuid,
    ...groupFacts,
  }));
  if (count === 0 && min > 0) problems.push({ code: 'modifier_required', ...groupFacts });
  else if (count < min || count > max || isTooOften) problems.push({ code: 'modifier_range', ...groupFacts });
  return problems;
}

const isKnown = ({ groupUuid, modifierUuid }: SelectedModifier, open: readonly OpenGroup[]) =>
  open.some(
    ({ group }) => group.uuid === groupUuid && group.modifiers.some(({ uuid }) => uuid === modifierUuid),
  );

/** The item does not have this group, or no selected modifier opens it. */
const unknownChoice = ({ groupUuid, modifierUuid }: SelectedModifier): SelectionProblem => ({
  code: 'modifier_unavailable',
  groupUuid,
  groupName: '',
  min: 0,
  max: 0,
  modifierUuid,
});

/** Returns the initial selection: the default modifiers that are available. */
export function defaultSelection(groups: readonly ModifierGroup[]): SelectedModifier[] {
  return groups.flatMap((group) =>
    group.modifiers
      .filter(({ uuid, available }) => available && group.defaultModifierUuids.includes(uuid))
      .flatMap((modifier) => [
        { groupUuid: group.uuid, modifierUuid: modifier.uuid, quantity: 1 },
        ...modifier.modifierGroups.flatMap((nested) =>
          nested.modifiers
            .filter(({ uuid, available }) => available && nested.defaultModifierUuids.includes(uuid))
            .map(({ uuid }) => ({ groupUuid: nested.uuid, modifierUuid: uuid, quantity: 1 })),
        ),
      ]),
  );
}
