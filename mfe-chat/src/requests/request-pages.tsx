import { TextProvider, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { loadRequestTexts } from './texts/request-texts';
import type { Requests } from './model/requests';
import { RequestsProvider } from './context/requests-context';

/** Builds the request pages with their own texts, which the chat does not need. */
export function requestPages(
  lang: Lang,
  texts: MountedRemote['texts'],
  requests: Requests,
): MountedRemote['pages'] {
  const withRequests = async (load: Promise<ComponentType>): Promise<ComponentType> => {
    const [Page, own] = await Promise.all([load, loadRequestTexts(lang)]);
    const messages = { ...texts, ...own };
    return function RequestPage() {
      return (
        <TextProvider lang={lang} messages={messages}>
          <RequestsProvider value={requests}>
            <Page />
          </RequestsProvider>
        </TextProvider>
      );
    };
  };
  return {
    'property-request-create': () =>
      withRequests(
        import(/* webpackChunkName: "page-property-request-create" */ './form/create-request-page').then(
          (it) => it.CreateRequestPage,
        ),
      ),
    'property-requests': () =>
      withRequests(
        import(/* webpackChunkName: "page-property-requests" */ './list/requests-page').then(
          (it) => it.RequestsPage,
        ),
      ),
  };
}
