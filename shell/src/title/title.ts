import { joinTitle } from '@guest/shared/routes/page-title';

interface TitleParts {
  title: string | undefined;
  pageName: string | null;
  propertyName: string | undefined;
  /**
   * The number of unread chat messages. A tab in the background can show it only in its title, whatever its
   * page.
   */
  unread?: number;
}

/**
 * Builds the document title from the translated route title, the name of the item on the page and the
 * property.
 */
export function titleOf(parts: TitleParts, translate: (text: string) => string): string {
  const { title, pageName, propertyName, unread = 0 } = parts;
  const fullTitle = joinTitle([title && translate(title), pageName, propertyName]);
  return unread > 0 ? `(${unread}) ${fullTitle}` : fullTitle;
}
