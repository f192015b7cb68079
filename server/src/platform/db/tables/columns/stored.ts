import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import type { EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import type { MenuItem, ModifierGroup } from '@guest/shared/contracts/menu/menu.schema';
import type {
  Availability,
  Interval,
  OpeningHours,
} from '@guest/shared/contracts/opening-hours/opening-hours.schema';

/** One text in the languages of its property: `{ en: 'Pool', es: 'Piscina' }`. */
export type Text = Readonly<Record<string, string>>;

/** A picture that the suite draws itself; the same seed draws the same picture. */
export interface StoredPicture {
  scene: string;
  seed: number;
  alt: Text;
}

/** Of the suite where it begins with a slash, and then below the property's own address. */
export interface StoredLink {
  label: Text;
  url: string;
}

/** What stands behind `target` is in the contract of directories; only the words of a chat are translated. */
export type StoredAction = Omit<EntryAction, 'label' | 'target'> & { label: Text; target: string | Text };

type StoredInterval = Omit<Interval, 'label'> & { label?: Text };
type Exception = OpeningHours['exceptions'][number];
type Pause = NonNullable<OpeningHours['temporarilyClosed']>;

export interface StoredHours {
  weekly: { days: number[]; intervals: StoredInterval[] }[];
  exceptions: (Omit<Exception, 'intervals' | 'label'> & { intervals?: StoredInterval[]; label: Text })[];
  temporarilyClosed: (Omit<Pause, 'reason'> & { reason: Text }) | null;
}

/** The first and the last day of a season, beside the hours of its days. */
export type StoredAvailability = StoredHours & Pick<Availability, 'from' | 'until'>;

export type StoredPortion = Omit<MenuItem['portions'][number], 'name'> & { name: Text };

type Modifier = ModifierGroup['modifiers'][number];
export type StoredModifierGroup = Omit<ModifierGroup, 'name' | 'description' | 'modifiers'> & {
  name: Text;
  description?: Text;
  modifiers: StoredModifier[];
};
export type StoredModifier = Omit<Modifier, 'name' | 'modifierGroups'> & {
  name: Text;
  modifierGroups: StoredModifierGroup[];
};

/** Prices are in minor units of the property's currency. */
export type StoredUnit = Omit<BookableActivity['units'][number], 'name' | 'price'> & {
  name: Text;
  price: number;
};
