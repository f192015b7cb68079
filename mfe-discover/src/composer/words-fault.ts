import { markedFieldOf, refusedWordsIn, type MarkedPost } from '../refused/refused-words';
import type { WordMark } from '../refused/text-marks';
import type { WordsFault } from './post-check';

interface TypedPost extends MarkedPost {
  /** The line in which the tags were typed. */
  typedTags?: string;
}

/** Returns which words of the first marked field the hotel does not allow. */
export function wordsFaultOf(post: TypedPost, marks: readonly WordMark[]): WordsFault | undefined {
  const [first] = marks;
  if (!first) return undefined;
  const name = nameOf(first.field);
  const inField = marks.filter(({ field }) => nameOf(field) === name);
  const offset = first.field.startsWith('tag:')
    ? Math.max(0, (post.typedTags ?? '').indexOf(markedFieldOf(post, first.field)))
    : 0;
  return {
    field: name,
    code: 'words',
    words: refusedWordsIn(post, inField),
    from: first.from + offset,
    to: first.to + offset,
  };
}

const numberIn = (field: string): number => Number(field.slice(field.indexOf(':') + 1));

function nameOf(field: string): WordsFault['field'] {
  if (field.startsWith('alt:')) return `alt-${numberIn(field) + 1}`;
  return field.startsWith('tag:') ? 'tags' : 'text';
}
