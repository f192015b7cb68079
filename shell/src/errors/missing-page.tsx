import { PageTitle } from '../title/page-title';
import { NotFoundPage } from './not-found-page';

/** The 404 page with its document title. */
export function MissingPage() {
  return (
    <>
      <PageTitle title="Page Not Found" />
      <NotFoundPage />
    </>
  );
}
