import { joinTitle } from '@guest/shared/routes/page-title';

interface Shown {
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
export function titleOf(shown: Shown, translate: (text: string) => string): string {
  const { title, pageName, propertyName, unread = 0 } = shown;
  const whole = joinTitle([title && translate(title), pageName, propertyName]);
  return unread > 0 ? `(${unread}) ${whole}` : whole;
}
