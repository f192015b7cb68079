import type { Text } from '../../platform/db/tables/columns/stored';

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

export interface DemoStaff {
  key: string;
  nickName: string;
  title: Text;
  department: 'frontdesk' | 'concierge' | 'housekeeping' | 'dining' | 'spa' | 'activities' | 'maintenance';
  role: 'agent' | 'supervisor' | 'outlet' | 'content' | 'manager';
}

export interface DemoPost {
  /** The key of a guest or of a member of staff. */
  author: string;
  /** The original text in the author's language. */
  text: string;
  lang: string;
  /** Only posts by staff have pictures, because a drawing cannot be a photo taken by a guest. */
  pictures?: { file: string; alt: Text }[];
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

/** The stock of an item when the demo is filled in. */
export interface DemoStock {
  /** The keys of outlet, menu and item, such as `bar/drinks/lager`. */
  item: string;
  status?: 'low' | 'sold_out';
  left?: number;
}

/** The people of a demo hotel with their posts and messages. */
export interface DemoLife {
  staff: DemoStaff[];
  guests: DemoGuest[];
  groups: DemoGroup[];
  announcements: DemoAnnouncement[];
  posts: DemoPost[];
  stock: DemoStock[];
}
