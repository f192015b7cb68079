import type { WordsFault } from './post-check';

interface MarkedPost {
  text: string;
  tags: string[];
  alts: string[];
  /** The line in which the tags were typed. */
  typedTags?: string;
}

interface WordMark {
  /** As the server names it: `text`, `alt:<number of the photo>` or `tag:<number of the tag>`. */
  field: string;
  from: number;
  to: number;
}

/** Returns which words of the first marked field the hotel does not allow. */
export function wordsFaultOf(post: MarkedPost, marks: readonly WordMark[]): WordsFault | undefined {
  const [first] = marks;
  if (!first) return undefined;
  const name = nameOf(first.field);
  const inField = marks.filter(({ field }) => nameOf(field) === name);
  const words = inField.map(({ field, from, to }) => textOf(post, field).slice(from, to));
  const offset = first.field.startsWith('tag:')
    ? Math.max(0, (post.typedTags ?? '').indexOf(textOf(post, first.field)))
    : 0;
  return {
    field: name,
    code: 'words',
    words: [...new Set(words)],
    from: first.from + offset,
    to: first.to + offset,
  };
}

const numberIn = (field: string): number => Number(field.slice(field.indexOf(':') + 1));

function nameOf(field: string): WordsFault['field'] {
  if (field.startsWith('alt:')) return `alt-${numberIn(field) + 1}`;
  return field.startsWith('tag:') ? 'tags' : 'text';
}

function textOf({ text, tags, alts }: MarkedPost, field: string): string {
  if (field.startsWith('alt:')) return alts[numberIn(field)] ?? '';
  return field.startsWith('tag:') ? (tags[numberIn(field)] ?? '') : text;
}
