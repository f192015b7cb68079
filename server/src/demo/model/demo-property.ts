import type { Audience, EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import type { DisplayFace } from '@guest/shared/contracts/property/display-faces';
import type { OrderPolicy } from '../../platform/db/tables/dining/order-policy';
import type { StoredPolicy } from '../../platform/db/tables/dining/table-policy';

/** One text in every language of its property: `{ en: 'Pool', es: 'Piscina', fr: 'Piscine' }`. */
export type Text = Readonly<Record<string, string>>;

/** A picture that the suite draws itself; `scene` names one of `scenes.ts`. */
export interface DemoPicture {
  scene: string;
  alt: Text;
}

/** `HH:mm` in the property's time zone; `to` at or before `from` is on the next day. */
export interface DemoInterval {
  from: string;
  to: string;
  label?: Text;
}

/** `days` from 1 (Monday) to 7. */
export interface DemoOpeningHours {
  weekly: { days: number[]; intervals: DemoInterval[] }[];
  /** `inDays` counts from the day on which the demo is filled in; an exception replaces its whole day. */
  exceptions?: { inDays: number; closed?: true; intervals?: DemoInterval[]; label: Text }[];
}

/** With a season, in days from the one on which the demo is filled in. */
export interface DemoAvailability extends DemoOpeningHours {
  fromInDays?: number;
  untilInDays?: number;
}

export interface DemoProperty {
  slug: string;
  name: Text;
  tagline: Text;
  description: Text;
  /** IANA name. */
  timeZone: string;
  currency: string;
  currencyPrecision: 0 | 2 | 3;
  /** The first is the default. */
  languages: string[];
  phone: string;
  emergencyPhone: string;
  address: Text;
  location: { lat: number; lng: number };
  wifi: { ssid: string; password: string; note: Text };
  hero: DemoPicture;
  /** Hue of the accent in degrees (OKLCH), the display face, and the radius of corners in px. */
  theme: {
    accentHue: number;
    accentChroma: number;
    face: DisplayFace | 'serif' | 'sans' | 'slab';
    radius: number;
  };
  staffHours: DemoOpeningHours;
  expectedReplyMinutes: number;
  guestToGuest: 'off' | 'requests' | 'open';
  checkInFrom: string;
  checkOutUntil: string;
  /** Community guidelines of the feed: short paragraphs. */
  guidelines: Text[];
  cancelText: Text;
  /** The directory in whose entries `terms` and `privacy` stand what guests agree to. */
  policiesIn: string;
  directories: DemoDirectory[];
  /** What holds for the orders of all its outlets, such as the tax of the country. */
  ordering: Pick<OrderPolicy, 'taxRate' | 'alcoholAge'> & Partial<OrderPolicy>;
  outlets: DemoOutlet[];
  /** Of the outlets that take bookings. */
  tables: DemoTables[];
  activities: DemoActivity[];
  staff: DemoStaff[];
  guests: DemoGuest[];
  posts: DemoPost[];
  announcements: DemoAnnouncement[];
  groups: DemoGroup[];
  requestTemplates: DemoRequestTemplate[];
  loyalty: DemoLoyalty;
}

export interface DemoDirectory {
  slug: string;
  name: Text;
  /** The slug of the one below which it stands. */
  parent?: string;
  kind: 'info' | 'contacts' | 'activities';
  description: Text;
  picture: DemoPicture;
  /** A lucide icon's name, such as `wifi`. */
  icon: string;
  /** Left out: for everybody. */
  audience?: Audience[];
  entries: DemoDirectoryEntry[];
}

export interface DemoDirectoryEntry {
  slug: string;
  title: Text;
  /** Paragraphs; `**bold**`, and lines that start with `- ` are a list. */
  body: Text;
  picture?: DemoPicture;
  phone?: string;
  email?: string;
  /** Where in the house, such as "Ground floor, beside the lifts". */
  place?: Text;
  /** Of what is not in the house. */
  location?: { lat: number; lng: number };
  openingHours?: DemoOpeningHours;
  /**
   * `target` as in the contract of directories; the words of a chat are a text, and an address of the suite is one below the
   * property's own.
   */
  actions?: { type: EntryAction['type']; label: Text; target: string | Text }[];
  /** `to` is a page below the property's own address, such as `/activities`, or an address of the web. */
  links?: { label: Text; to: string }[];
  /** What there is to keep: a drawing of the suite's own, such as a map. */
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
  /** Where `place` alone does not lead there. */
  location?: { lat: number; lng: number };
  openingHours: DemoOpeningHours;
  bookingMode: 'none' | 'instant' | 'onDemand' | 'external';
  /** Https; only with `external`. */
  externalBookingUrl?: string;
  orderModes: ('room' | 'table' | 'location' | 'pickup')[];
  /** Where it takes orders in another way than the other outlets of the house. */
  ordering?: Partial<OrderPolicy>;
  menus: DemoMenu[];
}

export interface DemoTables {
  outletSlug: string;
  /** Where they differ from what holds otherwise. */
  rules: Partial<Omit<StoredPolicy, 'text'>> & { text: Text };
  /** When a table may begin; left out: whenever the outlet is open. */
  bookableHours?: DemoOpeningHours;
  /** So many may come at one time. */
  mostParties: number;
  mostCovers: number;
  areas: {
    key: string;
    name: Text;
    isAccessible: boolean;
    /** The names of its tables, by how many can sit at one. */
    tables: { seats: number; names: string[] }[];
  }[];
}

export interface DemoMenu {
  slug: string;
  name: Text;
  description?: Text;
  orderable: boolean;
  /** When it may be ordered from; left out: whenever the outlet is open. */
  availability?: DemoAvailability;
  pricesIncludeTax: boolean;
  /** Https. */
  pdfUrl?: string;
  sections: DemoMenuSection[];
}

export interface DemoMenuSection {
  name: Text;
  description?: Text;
  /** When it can be ordered from, within the hours of its menu. */
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
  /** In minor units of the property's currency: EUR 12.50 is 1250, OMR 4.500 is 4500, JPY 1,800 is 1800. */
  price: number;
  /** Left out: the kitchen has not said, which is not the same as none (`[]`). */
  allergens?: Allergen[];
  mayContain?: Allergen[];
  dietary?: Dietary[];
  picture?: string;
  /** Exactly one is chosen where there are any. */
  portions?: { name: Text; price: number }[];
  modifierGroups?: DemoModifierGroup[];
  spicyLevel?: 0 | 1 | 2 | 3;
  calories?: number;
  abv?: number;
  isAlcohol?: true;
  tags?: ('popular' | 'new' | 'chef')[];
  stockStatus?: 'available' | 'low' | 'sold_out';
  /** How many there are on the day on which the demo is filled in; left out: nobody counts. */
  stockLeft?: number;
  /** When it can be had, within the hours of its menu. */
  availability?: DemoAvailability;
  minQuantity?: number;
  maxQuantity?: number;
  quantityStep?: number;
  /** Longer than its outlet usually takes. */
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
    /** One nested level. */
    modifierGroups?: DemoModifierGroup[];
  }[];
}

export interface DemoActivity {
  slug: string;
  name: Text;
  description: Text;
  pictures: DemoPicture[];
  place: Text;
  /** Lower-case keys: `wellness`, `water`, `family`, `culture`, `food`, `nature`, `sport`, `music`. */
  categories: string[];
  ageLabel?: Text;
  level?: Text;
  languages: string[];
  durationMinutes: number;
  dropIn: boolean;
  /** Minor units; left out when it is free of charge. */
  price?: number;
  weatherDependent?: true;
  accessibility?: ('step_free' | 'hearing_loop' | 'quiet' | 'braille' | 'accessible_wc' | 'lift')[];
  whatToBring?: Text[];
  included?: Text[];
  /** The outlet that offers it, by slug, where one does (a spa, a pool). */
  outletSlug?: string;
  /** Weekly times; sessions are made from them for three weeks around today. Days from 1 (Monday) to 7. */
  sessions: { days: number[]; at: string[] }[];
  capacity?: number;
  /** Left out where it cannot be booked. */
  booking?: {
    name: Text;
    minUnits: number;
    maxUnits: number;
    minParticipants?: number;
    bookingCutoffMinutes: number;
    cancelCutoffMinutes: number;
    requiresApproval: boolean;
    policyText: Text;
    units: {
      type: 'adult' | 'youth' | 'child' | 'infant' | 'senior' | 'family' | 'other';
      name: Text;
      price: number;
      minAge?: number;
      maxAge?: number;
      /** Types that must come along. */
      accompaniedBy?: ('adult' | 'youth' | 'senior')[];
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
  /** Arrival and departure, in days from today; negative is past. */
  arrivesInDays: number;
  leavesInDays: number;
  reservationNumber: string;
  /** Where the hotel takes no charges on the bill of the room, or fewer than of others. */
  folio?: { noPost?: true; creditLimit?: number };
}

export interface DemoPost {
  /** A guest's or a member of staff's key. */
  author: string;
  /** As written, in the author's language. */
  text: string;
  lang: string;
  picture?: DemoPicture;
  /** Up to three, beside the first. */
  morePictures?: DemoPicture[];
  /** In the language of the post. */
  tags?: string[];
  hoursAgo: number;
  /** Keys of guests. */
  likedBy: string[];
  isPinned?: true;
  comments: { author: string; text: string; lang: string; hoursAgo: number }[];
}

export interface DemoAnnouncement {
  title: Text;
  text: Text;
  severity: 'info' | 'service' | 'safety';
  hoursAgo: number;
  /** Left out: never expires. */
  expiresInHours?: number;
}

/** Guests who chat with each other and the staff. */
export interface DemoGroup {
  key: string;
  /** In the language of the house: a room has one name. */
  name: string;
  /** By which guests join it, as `/chat?code=…` in an entry of a directory; real codes are made by chance. */
  code: string;
}

export interface DemoRequestTemplate {
  slug: string;
  name: Text;
  category:
    'housekeeping' | 'maintenance' | 'amenities' | 'bell' | 'frontdesk' | 'transport' | 'dining' | 'other';
  /** A lucide icon's name. */
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
  tiers: { code: string; name: Text; nights: number; benefits: Text[] }[];
}
