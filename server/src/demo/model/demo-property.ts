import type { ContactField, PayWay } from '@guest/shared/contracts/activity/activity-booking-status';
import type { Audience, EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import type { DisplayFont } from '@guest/shared/contracts/property/display-fonts';
import type { StoredMobileApp, StoredWaitlist } from '../../platform/db/tables/columns/stored';
import type { LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.contract';
import type { OrderPolicy } from '../../platform/db/tables/dining/order-policy';
import type { StoredPolicy } from '../../platform/db/tables/dining/table-policy';
import type { LoyaltyRules, StoredTier } from '../../platform/db/tables/people/loyalty';

/** A text in every language of its property: `{ en: 'Pool', es: 'Piscina', fr: 'Piscine' }`. */
export type Text = Readonly<Record<string, string>>;

/** A generated picture; `scene` is a name from `scenes.ts`. */
export interface DemoPicture {
  scene: string;
  alt: Text;
}

/** A period as `HH:mm` in the property's time zone. If `to` is not after `from`, it is on the next day. */
export interface DemoInterval {
  from: string;
  to: string;
  label?: Text;
}

/** Opening hours; `days` are from 1 (Monday) to 7. */
export interface DemoOpeningHours {
  weekly: { days: number[]; intervals: DemoInterval[] }[];
  /** `inDays` counts from the day of the demo import. An exception replaces the hours of its whole day. */
  exceptions?: { inDays: number; closed?: true; intervals?: DemoInterval[]; label: Text }[];
}

/** Hours with a season, in days from the demo import. */
export interface DemoAvailability extends DemoOpeningHours {
  fromInDays?: number;
  untilInDays?: number;
}

export interface DemoProperty {
  slug: string;
  name: Text;
  tagline: Text;
  description: Text;
  /** The time zone as an IANA name. */
  timeZone: string;
  currency: string;
  currencyPrecision: 0 | 2 | 3;
  /** The first language is the default. */
  languages: string[];
  phone: string;
  emergencyPhone: string;
  address: Text;
  location: { lat: number; lng: number };
  wifi: { ssid: string; password: string; note: Text };
  hero: DemoPicture;
  /** The hue of the accent in degrees (OKLCH), the display font and the corner radius in px. */
  theme: {
    accentHue: number;
    accentChroma: number;
    face: DisplayFont | 'serif' | 'sans' | 'slab';
    radius: number;
  };
  staffHours: DemoOpeningHours;
  expectedReplyMinutes: number;
  guestToGuest: 'off' | 'requests' | 'open';
  /** The numbers of all rooms. */
  rooms: string[];
  checkInFrom: string;
  checkOutUntil: string;
  /** The community guidelines of the feed, as short paragraphs. */
  guidelines: Text[];
  cancelText: Text;
  /** The slug of the directory whose entries `terms` and `privacy` guests agree to. */
  policiesIn: string;
  directories: DemoDirectory[];
  /** Order settings of all outlets, such as the tax rate of the country. */
  ordering: Pick<OrderPolicy, 'taxRate' | 'alcoholAge'> & Partial<OrderPolicy>;
  outlets: DemoOutlet[];
  /** The tables of the outlets that take bookings. */
  tables: DemoTables[];
  activities: DemoActivity[];
  staff: DemoStaff[];
  guests: DemoGuest[];
  posts: DemoPost[];
  announcements: DemoAnnouncement[];
  groups: DemoGroup[];
  requestTemplates: DemoRequestTemplate[];
  loyalty: DemoLoyalty;
  /** Missing for a hotel without an app of its own, like all demo hotels. */
  mobileApp?: StoredMobileApp;
}

export interface DemoDirectory {
  slug: string;
  name: Text;
  /** The slug of the parent directory. */
  parent?: string;
  kind: 'info' | 'contacts' | 'activities';
  description: Text;
  picture: DemoPicture;
  /** The name of a Lucide icon, such as `wifi`. */
  icon: string;
  /** The audience; omitted for everybody. */
  audience?: Audience[];
  entries: DemoDirectoryEntry[];
}

export interface DemoDirectoryEntry {
  slug: string;
  title: Text;
  /** Paragraphs with `**bold**`; lines that start with `- ` form a list. */
  body: Text;
  picture?: DemoPicture;
  phone?: string;
  email?: string;
  /** The location within the hotel, such as "Ground floor, beside the lifts". */
  place?: Text;
  /** The coordinates of a place outside the hotel. */
  location?: { lat: number; lng: number };
  openingHours?: DemoOpeningHours;
  /**
   * `target` is as in the directory contract. For a chat it is the message text; a path of the app is
   * relative to the property.
   */
  actions?: { type: EntryAction['type']; label: Text; target: string | Text }[];
  /** `to` is a path below the property, such as `/activities`, or a web address. */
  links?: { label: Text; to: string }[];
  /** Files to save: generated drawings such as a map. */
  documents?: { label: Text; scene: string }[];
  tags?: string[];
  accessibility?: ('step_free' | 'hearing_loop' | 'quiet' | 'braille' | 'accessible_wc' | 'lift')[];
}

export interface DemoOutlet {
  slug: string;
  name: Text;
  kind: 'restaurant' | 'bar' | 'cafe' | 'room_service' | 'pool' | 'shop' | 'spa';
  description: Text;
  pictures: DemoPicture[];
  cuisine: Text[];
  priceLevel: 1 | 2 | 3 | 4;
  dressCode?: Text;
  phone?: string;
  place: Text;
  /** The coordinates, if `place` is not enough to find it. */
  location?: { lat: number; lng: number };
  openingHours: DemoOpeningHours;
  bookingMode: 'none' | 'instant' | 'onDemand' | 'external';
  /** An https address; only with the mode `external`. */
  externalBookingUrl?: string;
  orderModes: ('room' | 'table' | 'location' | 'pickup')[];
  /** Order settings that differ from those of the property. */
  ordering?: Partial<OrderPolicy>;
  menus: DemoMenu[];
}

export interface DemoTables {
  outletSlug: string;
  /** Booking rules that differ from the default policy. */
  rules: Partial<Omit<StoredPolicy, 'text'>> & { text: Text };
  /** The times at which a visit may start; omitted for the opening hours. */
  bookableHours?: DemoOpeningHours;
  /** The arrival limit: the maximum number of parties that start at the same time. */
  mostParties: number;
  mostCovers: number;
  areas: {
    key: string;
    name: Text;
    isAccessible: boolean;
    /** The names of the tables by number of seats. */
    tables: { seats: number; names: string[] }[];
  }[];
}

export interface DemoMenu {
  slug: string;
  name: Text;
  description?: Text;
  orderable: boolean;
  /** The times for which the menu can be ordered; omitted for the opening hours of the outlet. */
  availability?: DemoAvailability;
  pricesIncludeTax: boolean;
  /** An https address. */
  pdfUrl?: string;
  sections: DemoMenuSection[];
}

export interface DemoMenuSection {
  name: Text;
  description?: Text;
  /** The times for which the section can be ordered, within those of its menu. */
  availability?: DemoAvailability;
  items: DemoMenuItem[];
}

export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
export type Dietary =
  'vegan' | 'vegetarian' | 'halal' | 'kosher' | 'gluten_free' | 'lactose_free' | 'nut_free' | 'organic';

export interface DemoMenuItem {
  name: Text;
  description?: Text;
  /**
   * The price in minor units of the property's currency: EUR 12.50 is 1250, OMR 4.500 is 4500, JPY 1,800 is
   * 1800.
   */
  price: number;
  /** Omitted if the kitchen has not declared allergens, which differs from none (`[]`). */
  allergens?: Allergen[];
  mayContain?: Allergen[];
  dietary?: Dietary[];
  picture?: string;
  /** If there are portions, the guest chooses exactly one. */
  portions?: { name: Text; price: number }[];
  modifierGroups?: DemoModifierGroup[];
  spicyLevel?: 0 | 1 | 2 | 3;
  calories?: number;
  abv?: number;
  isAlcohol?: true;
  tags?: ('popular' | 'new' | 'chef')[];
  stockStatus?: 'available' | 'low' | 'sold_out';
  /** The stock at the demo import; omitted if the stock is not counted. */
  stockLeft?: number;
  /** The times for which the item can be ordered, within those of its menu. */
  availability?: DemoAvailability;
  minQuantity?: number;
  maxQuantity?: number;
  quantityStep?: number;
  /** The preparation time, if it is longer than usual at the outlet. */
  leadMinutes?: number;
  orderModes?: ('room' | 'table' | 'location' | 'pickup')[];
  minAge?: number;
}

export interface DemoModifierGroup {
  name: Text;
  min: number;
  max: number;
  freeCount?: number;
  maxPerModifier?: number;
  display: 'radio' | 'checkbox' | 'stepper';
  modifiers: {
    name: Text;
    price: number;
    allergens?: Allergen[];
    mayContain?: Allergen[];
    removesAllergens?: Allergen[];
    dietaryRemoved?: Dietary[];
    isDefault?: true;
    /** Groups can be nested by one level. */
    modifierGroups?: DemoModifierGroup[];
  }[];
}

export interface DemoActivity {
  slug: string;
  name: Text;
  description: Text;
  pictures: DemoPicture[];
  place: Text;
  /** Keys in lower case: `wellness`, `water`, `family`, `culture`, `food`, `nature`, `sport`, `music`. */
  categories: string[];
  ageLabel?: Text;
  level?: Text;
  languages: string[];
  durationMinutes: number;
  dropIn: boolean;
  /** The price in minor units; omitted if the activity is free. */
  price?: number;
  weatherDependent?: true;
  accessibility?: ('step_free' | 'hearing_loop' | 'quiet' | 'braille' | 'accessible_wc' | 'lift')[];
  whatToBring?: Text[];
  included?: Text[];
  /** The slug of the outlet that offers the activity, such as a spa. */
  outletSlug?: string;
  /** Weekly times, from which the sessions around today are generated. Days are from 1 (Monday) to 7. */
  sessions: { days: number[]; at: string[] }[];
  capacity?: number;
  /** Omitted if the activity cannot be booked. */
  booking?: {
    name: Text;
    minUnits: number;
    maxUnits: number;
    minParticipants?: number;
    bookingCutoffMinutes: number;
    cancelCutoffMinutes: number;
    requiresApproval: boolean;
    policyText: Text;
    /** Changes end this long before the start; omitted if they end together with free cancellation. */
    modifyCutoffMinutes?: number;
    /** A safety note that guests must accept. */
    waiver?: { version: string; text: Text };
    questions?: { key: string; label: Text; required: boolean }[];
    contactFields?: ContactField[];
    /** Payment on site alone if omitted. */
    payWays?: PayWay[];
    waitlist?: Partial<StoredWaitlist>;
    units: {
      type: 'adult' | 'youth' | 'child' | 'infant' | 'senior' | 'family' | 'other';
      name: Text;
      price: number;
      minAge?: number;
      maxAge?: number;
      /** Participants of this type must be accompanied by one of these types. */
      accompaniedBy?: ('adult' | 'youth' | 'senior')[];
      /** At most this many for each accompanying participant. */
      perCompanion?: number;
      /** The places of one; 1 if omitted. */
      paxCount?: number;
      minQuantity?: number;
      maxQuantity?: number;
    }[];
  };
}

export interface DemoStaff {
  key: string;
  nickName: string;
  title: Text;
  department: 'frontdesk' | 'concierge' | 'housekeeping' | 'dining' | 'spa' | 'activities' | 'maintenance';
  role: 'agent' | 'supervisor' | 'outlet' | 'content' | 'manager';
}

export interface DemoGuest {
  key: string;
  firstName: string;
  lastName: string;
  nickName: string;
  lang: string;
  room: string;
  /** Arrival and departure in days from today; negative values are in the past. */
  arrivesInDays: number;
  leavesInDays: number;
  reservationNumber: string;
  /** Restrictions of the folio that differ from the default. */
  folio?: { noPost?: true; creditLimit?: number };
}

export interface DemoPost {
  /** The key of a guest or a member of staff. */
  author: string;
  /** The original text in the author's language. */
  text: string;
  lang: string;
  /** Only of posts by staff: a drawing of the house cannot be a photo that a guest has taken. */
  picture?: DemoPicture;
  /** Up to three more pictures. */
  morePictures?: DemoPicture[];
  /** Tags in the language of the post. */
  tags?: string[];
  hoursAgo: number;
  /** The keys of guests. */
  likedBy: string[];
  isPinned?: true;
  comments: DemoThread[];
}

export interface DemoComment {
  author: string;
  text: string;
  lang: string;
  hoursAgo: number;
  isEdited?: true;
}

export interface DemoThread extends DemoComment {
  replies?: DemoComment[];
  /** The author deleted the comment, so that only its replies are left. */
  isDeleted?: true;
}

export interface DemoAnnouncement {
  title: Text;
  text: Text;
  severity: 'info' | 'service' | 'safety';
  hoursAgo: number;
  /** Omitted if the announcement never expires. */
  expiresInHours?: number;
}

/** A group conversation of guests and staff. */
export interface DemoGroup {
  key: string;
  /** The name in the language of the property, because a room has only one name. */
  name: string;
  /** The invitation code, used as `/chat?code=…` in a directory entry. Outside the demo, codes are random. */
  code: string;
}

export interface DemoRequestTemplate {
  slug: string;
  name: Text;
  category:
    'housekeeping' | 'maintenance' | 'amenities' | 'bell' | 'frontdesk' | 'transport' | 'dining' | 'other';
  /** The name of a Lucide icon. */
  icon: string;
  description: Text;
  notePolicy: 'none' | 'optional' | 'required';
  timing: 'asap' | 'scheduled' | 'either';
  price?: number;
  fields: {
    key: string;
    label: Text;
    type: 'number' | 'select' | 'multi' | 'boolean' | 'text' | 'date' | 'time';
    required: boolean;
    min?: number;
    max?: number;
    options?: { value: string; label: Text }[];
  }[];
}

export interface DemoLoyalty {
  name: Text;
  description: Text;
  /** Nights where it is left out. */
  metric?: LoyaltyMetric;
  rules?: LoyaltyRules;
  tiers: StoredTier[];
}
