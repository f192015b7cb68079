import { joinTitle } from '@guest/shared/routes/page-title';

/** The title of the document: what the page is called in English, what it shows, and of which property. */
export function titleOf(
  shown: { title: string | undefined; pageName: string | null; propertyName: string | undefined },
  translate: (text: string) => string,
): string {
  return joinTitle([shown.title && translate(shown.title), shown.pageName, shown.propertyName]);
}
