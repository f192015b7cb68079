import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import type { EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import type { MenuItem, ModifierGroup } from '@guest/shared/contracts/menu/menu.schema';
import type {
  Availability,
  Interval,
  OpeningHours,
} from '@guest/shared/contracts/opening-hours/opening-hours.schema';

/** A text in the languages of its property: `{ en: 'Pool', es: 'Piscina' }`. */
export type Text = Readonly<Record<string, string>>;

/** A picture that the suite generates; the same seed gives the same picture. */
export interface DrawnPicture {
  scene: string;
  seed: number;
  alt: Text;
}

/** A picture from the hotel's folder. The file store keeps a photo in several widths and formats. */
export interface ImportedPicture {
  /** The name of the picture in its URL and in the file store. */
  hash: string;
  width: number;
  height: number;
  /** The point that stays visible when it is cropped, from 0 to 1. */
  focus: [x: number, y: number] | null;
  /** Only a drawing has it. */
  format?: 'svg';
  /** Whether its place never shows it as wide as the page, so that the wide files of the photo may be missing. */
  isCard?: true;
  alt: Text;
}

/** A picture of the hotel. */
export type StoredPicture = DrawnPicture | ImportedPicture;

/** A URL that begins with a slash is a path of the suite below the property's own path. */
export interface StoredLink {
  label: Text;
  url: string;
}

/** The contract of directories defines the meaning of `target`; only prefilled chat text is translated. */
export type StoredAction = Omit<EntryAction, 'label' | 'target'> & { label: Text; target: string | Text };

type StoredInterval = Omit<Interval, 'label'> & { label?: Text };
type Exception = OpeningHours['exceptions'][number];
type Pause = NonNullable<OpeningHours['temporarilyClosed']>;

export interface StoredHours {
  weekly: { days: number[]; intervals: StoredInterval[] }[];
  exceptions: (Omit<Exception, 'intervals' | 'label'> & { intervals?: StoredInterval[]; label: Text })[];
  temporarilyClosed: (Omit<Pause, 'reason'> & { reason: Text }) | null;
}

/** Opening hours with the first and last day of a season. */
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

export interface StoredQuestion {
  key: string;
  label: Text;
  required: boolean;
}

/** A safety note that guests must accept; another version has to be accepted again. */
export interface StoredWaiver {
  version: string;
  text: Text;
}

export interface StoredWaitlist {
  enabled: boolean;
  mostPerSession: number;
  offerMinutes: number;
}

/** The weekly starts of an activity, from 1 (Monday) to 7, and the places of each session. */
export interface StoredTimetable {
  weekly: { days: number[]; at: string[] }[];
  from: string | null;
  until: string | null;
  /** The days on which the activity does not take place. */
  except: string[];
  capacity: number | null;
}

/** Prices are in minor units of the property's currency. */
export type StoredUnit = Omit<BookableActivity['units'][number], 'name' | 'price'> & {
  name: Text;
  price: number;
};

/** The hotel's own app, as it is known to the systems of the phones. */
export interface StoredMobileApp {
  /** Whether links open in the app directly, or pages only offer the app in a banner. */
  opens: 'link' | 'banner';
  /** Contains the team and the bundle of the iOS app, such as `A1B2C3D4E5.com.hotel.guest`. */
  iosAppIds: string[];
  androidApps: {
    packageName: string;
    /** The SHA-256 fingerprints of the certificates that sign it, as `AB:CD:…`. */
    fingerprints: string[];
  }[];
}
