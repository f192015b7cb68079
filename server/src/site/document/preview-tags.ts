import type { Property } from '@guest/shared/contracts/property/property.contract';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/security/escape-html';
import { LINK_PREVIEW } from '../install/screenshot';

export type PreviewedProperty = Pick<Property, 'identity' | 'name' | 'hero'>;

/** The parts of a preview that differ from page to page. Its text is the description of the document. */
interface Preview {
  title: string;
  /** The origin of the picture's address, which has to be absolute because other sites load it. */
  origin: string;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns the tags from which chats and social networks show a link to a page with a picture. */
export function previewTags(property: PreviewedProperty | null, { title, origin }: Preview): string[] {
  if (!property) return [];
  const { form, width, height } = LINK_PREVIEW;
  const tags = {
    'og:title': title,
    'og:site_name': property.name,
    // Networks keep a picture by its address, so another picture of the hotel needs another address.
    'og:image': `${origin}/screenshots/${property.identity}/${form}.jpg?v=${shortHash(property.hero.url)}`,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': property.hero.alt,
  };
  return [
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
