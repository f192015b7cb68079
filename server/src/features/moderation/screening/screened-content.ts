import type { PropertyRow } from '../../property/property-scope';

/** A text that a guest wants to publish. */
export interface ScreenedText {
  /** `text`, `alt:<number of the photo>` or `tag:<number of the tag>`. */
  field: string;
  /** The text as it was typed, so that the marks of an error name the typed characters. */
  text: string;
}

/** Names the texts of a post as the marks of an error do. */
export const textsOf = (typed: { text: string; alts?: string[]; tags?: string[] }): ScreenedText[] => [
  { field: 'text', text: typed.text },
  ...(typed.alts ?? []).map((text, at) => ({ field: `alt:${at}`, text })),
  ...(typed.tags ?? []).map((text, at) => ({ field: `tag:${at}`, text })),
];

export interface ScreenedContent {
  kind: 'post' | 'comment';
  property: PropertyRow;
  guestId: string;
  /** The language of the author's app, such as `en`. The texts may be written in another one. */
  lang: string;
  texts: readonly ScreenedText[];
}
