import { joinTitle } from '@guest/shared/routes/page-title';

interface Shown {
  title: string | undefined;
  pageName: string | null;
  propertyName: string | undefined;
  /** Of the chat; a tab in the background says it by its title alone, whatever page it shows. */
  unread?: number;
}

/** The title of the document: what the page is called in English, what it shows, and of which property. */
export function titleOf(shown: Shown, translate: (text: string) => string): string {
  const { title, pageName, propertyName, unread = 0 } = shown;
  const whole = joinTitle([title && translate(title), pageName, propertyName]);
  return unread > 0 ? `(${unread}) ${whole}` : whole;
}
